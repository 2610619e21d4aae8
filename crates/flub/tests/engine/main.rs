//! What every game shares: laws, records, links, the search and the referee.

mod continuation;
mod events;
mod laws;
mod link;
mod order;
mod outline;
mod record;
#[path = "../scale/mod.rs"]
mod scale;
mod search;
