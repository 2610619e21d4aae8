//! Order without the standard library's sorting, which is compiled anew for every kind of item and of order: five kilobytes of program
//! each time. What is sorted here is short.

use std::{cmp::Ordering, collections::BTreeSet};

/// Sorts a list, smallest first. Equal items keep their order.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a list by a key of its items, smallest first. Items with equal keys keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a list by a comparison. Equal items keep their order.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let (sorted, rest) = list.split_at(end);
        let place = sorted.partition_point(|item| compare(item, &rest[0]) != Ordering::Greater);
        (place..end).rev().for_each(|at| list.swap(at, at + 1));
    }
}

/// Returns the items as a set. To collect one would sort them first.
pub fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    let mut set = BTreeSet::new();
    set.extend(items);
    set
}
