//! Callbacks that send intents to a table's reducer.

use yew::{Callback, Reducible, UseReducerHandle};

/// A callback that sends this intent, whatever it is called with.
pub fn sends<T: Reducible + 'static, E: 'static>(table: &UseReducerHandle<T>, intent: T::Action) -> Callback<E>
where
    T::Action: Clone,
{
    let table = table.dispatcher();
    Callback::from(move |_| table.dispatch(intent.clone()))
}

/// A callback that sends what becomes of the value it is called with.
pub fn sends_as<T: Reducible + 'static, E: 'static>(
    table: &UseReducerHandle<T>,
    intent: impl Fn(E) -> T::Action + 'static,
) -> Callback<E> {
    let table = table.dispatcher();
    Callback::from(move |value| table.dispatch(intent(value)))
}
