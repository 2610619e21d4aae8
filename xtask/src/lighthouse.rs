//! Lighthouse scores of the site on a phone: performance, accessibility and best practices.

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

/// The minimum score of every page, of 100.
const LEAST: f64 = 95.0;

/// Runs per page. Lighthouse's guide to variability advises the median of five.
const RUNS: usize = 5;

/// The pages to score: home, a game, and one to read.
const PAGES: [&str; 3] = ["", "#/lawtoe", "#/how-to/poe"];

const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];

/// Prints the median scores of the pages with their ranges.
///
/// # Errors
/// If a score is too low, or Lighthouse cannot be installed.
pub fn lighthouse() -> Result<()> {
    let site = site::build()?;
    node::find_or_install()?;
    let chromium = Chromium::find_or_install()?;
    LIGHTHOUSE.find_or_install()?;
    let served = serve::serve(&site, "/", serve::listen(0)?)?;
    let mut low = Vec::new();
    for page in PAGES {
        let address = format!("{}{page}", served.address);
        let runs = (0..RUNS).map(|_| look(&address, &chromium.browser)).collect::<Result<Vec<_>>>()?;
        for (at, category) in CATEGORIES.into_iter().enumerate() {
            let mut scores: Vec<f64> = runs.iter().map(|run| run[at]).collect();
            scores.sort_by(f64::total_cmp);
            let (least, score, most) = (scores[0], scores[RUNS / 2], scores[RUNS - 1]);
            println!("{score:>4.0} ({least:.0} to {most:.0})  {category:<15} {page}");
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

/// The scores of one run at this address, in the order of the categories.
fn look(address: &str, browser: &Path) -> Result<[f64; CATEGORIES.len()]> {
    let report = crate::target().join("lighthouse.json");
    let mut run = LIGHTHOUSE.command();
    run.args([address, "--quiet", "--output=json", "--chrome-flags=--headless --no-sandbox --disable-gpu"]);
    run.arg(format!("--only-categories={}", CATEGORIES.join(",")));
    run.arg(format!("--output-path={}", report.display()));
    succeed(run.env("CHROME_PATH", browser))?;
    scores(&report)
}

/// The scores in a report, of 100, in the order of the categories.
fn scores(report: &Path) -> Result<[f64; CATEGORIES.len()]> {
    let report: Value = serde_json::from_slice(&fs::read(report)?).context("Lighthouse's report")?;
    let mut scores = [0.0; CATEGORIES.len()];
    for (score, category) in scores.iter_mut().zip(CATEGORIES) {
        let given = report["categories"][category]["score"].as_f64();
        *score = 100.0 * given.with_context(|| format!("Lighthouse gives no score for {category}"))?;
    }
    Ok(scores)
}
