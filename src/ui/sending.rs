//! Callbacks that dispatch messages to a reducer.

use yew::{Callback, Reducible, UseReducerHandle};

/// A callback that dispatches this message, ignoring its argument.
pub fn sends<T: Reducible + 'static, E: 'static>(
    to: &UseReducerHandle<T>,
    msg: impl Into<T::Action> + Clone + 'static,
) -> Callback<E> {
    let to = to.dispatcher();
    Callback::from(move |_| to.dispatch(msg.clone().into()))
}

/// A callback that dispatches the message made from its argument.
pub fn sends_as<T: Reducible + 'static, E: 'static, M: Into<T::Action>>(
    to: &UseReducerHandle<T>,
    msg: impl Fn(E) -> M + 'static,
) -> Callback<E> {
    let to = to.dispatcher();
    Callback::from(move |value| to.dispatch(msg(value).into()))
}
