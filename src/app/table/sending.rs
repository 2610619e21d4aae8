//! Callbacks that send messages to a reducer, such as that of a table.

use yew::{Callback, Reducible, UseReducerHandle};

/// A callback that sends this message, whatever it is called with.
pub fn sends<T: Reducible + 'static, E: 'static>(
    to: &UseReducerHandle<T>,
    msg: impl Into<T::Action> + Clone + 'static,
) -> Callback<E> {
    let to = to.dispatcher();
    Callback::from(move |_| to.dispatch(msg.clone().into()))
}

/// A callback that sends what becomes of the value it is called with.
pub fn sends_as<T: Reducible + 'static, E: 'static, M: Into<T::Action>>(
    to: &UseReducerHandle<T>,
    msg: impl Fn(E) -> M + 'static,
) -> Callback<E> {
    let to = to.dispatcher();
    Callback::from(move |value| to.dispatch(msg(value).into()))
}
