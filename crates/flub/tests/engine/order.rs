//! Sorting.

use flub::play::order::{set, sort, sort_by_key};

#[test]
fn a_list_is_sorted_as_the_standard_library_does() {
    for count in 0..40_u32 {
        // The remainders repeat, and the numbers behind them say where each one stood.
        let list: Vec<_> = (0..count).map(|number| (number * 29 % 7, number)).collect();
        let (mut own, mut usual) = (list.clone(), list.clone());
        sort_by_key(&mut own, |item| item.0);
        usual.sort_by_key(|item| item.0);
        assert_eq!(own, usual);
        own.reverse();
        sort(&mut own);
        assert_eq!(own, usual);
        assert!(set(list).into_iter().eq(usual));
    }
}
