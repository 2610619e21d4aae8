//! Lighthouse's opinion of the site on a phone: performance, accessibility and best practices.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    chromium::Chromium,
    node::{self, Package},
    run::succeed,
    serve, site,
};

/// The last version that runs on Node 20.
const LIGHTHOUSE: Package = Package { name: "lighthouse", version: "12.8.2", script: "cli/index.js" };

/// What every page is to reach at least, of 100.
const LEAST: f64 = 95.0;

/// The pages that are looked at: where people begin, a game, and one to read.
const PAGES: [&str; 3] = ["", "#/lawtoe", "#/how-to/poe"];

const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];

/// Prints the scores of the pages.
///
/// # Errors
/// When one is too low, or Lighthouse cannot be had.
pub fn lighthouse() -> Result<()> {
    let site = site::build()?;
    node::find_or_install()?;
    let chromium = Chromium::find_or_install()?;
    LIGHTHOUSE.find_or_install()?;
    let served = serve::serve(&site, "/", serve::listen(0)?)?;
    let mut low = Vec::new();
    for page in PAGES {
        let report = crate::target().join("lighthouse.json");
        let mut run = LIGHTHOUSE.command();
        run.arg(format!("{}{page}", served.address));
        run.args(["--quiet", "--output=json", "--chrome-flags=--headless --no-sandbox --disable-gpu"]);
        run.arg(format!("--only-categories={}", CATEGORIES.join(",")));
        run.arg(format!("--output-path={}", report.display()));
        succeed(run.env("CHROME_PATH", &chromium.browser))?;
        for (category, score) in scores(&report)? {
            println!("{score:>4.0}  {category:<15} {page}");
            if score < LEAST {
                low.push(format!("{category} of {page:?} is {score:.0}"));
            }
        }
    }
    if !low.is_empty() {
        bail!("below {LEAST}: {}", low.join(", "));
    }
    Ok(())
}

/// The scores of a report, of 100.
fn scores(report: &Path) -> Result<Vec<(&'static str, f64)>> {
    let report: Value = serde_json::from_slice(&fs::read(report)?).context("Lighthouse's report")?;
    let score = |category: &'static str| {
        let score = report["categories"][category]["score"].as_f64();
        Ok((category, 100.0 * score.with_context(|| format!("Lighthouse gives no score for {category}"))?))
    };
    CATEGORIES.into_iter().map(score).collect()
}
