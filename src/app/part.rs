//! The component of the games: a part of the page that has state of its own.
//!
//! Every Yew component brings its whole life with it, some 8 KB of WebAssembly. So there is one, and what a part draws is a
//! hook over its props, called through a pointer.

use std::{any::Any, rc::Rc};

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

/// A part of the page: `part("mat", props, |props, context| use_mat(props).run(context))`. No two parts that can take each
/// other's place in the page have the same key: what one remembers means nothing to another.
pub fn part<P: PartialEq + 'static>(key: &'static str, props: P, draw: fn(&P, &mut HookContext) -> Html) -> Html {
    let drawn = Drawn(Rc::new(Drawing { props, draw }));
    yew::html! { <Part {key} {drawn} /> }
}

/// What [`Part`] is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    drawn: Drawn,
}

/// The component that draws it.
#[component]
pub fn Part(props: &PartProps) -> Html {
    use_drawing(&props.drawn)
}

/// Something to draw, whatever its props are.
#[derive(Clone)]
struct Drawn(Rc<dyn Draws>);

impl PartialEq for Drawn {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is_like(other.0.as_any())
    }
}

trait Draws {
    fn draw(&self, context: &mut HookContext) -> Html;
    fn is_like(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

struct Drawing<P> {
    props: P,
    draw: fn(&P, &mut HookContext) -> Html,
}

impl<P: PartialEq + 'static> Draws for Drawing<P> {
    fn draw(&self, context: &mut HookContext) -> Html {
        (self.draw)(&self.props, context)
    }

    fn is_like(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Self>().is_some_and(|other| other.props == self.props)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The hook that runs what a part draws.
fn use_drawing(drawn: &Drawn) -> impl Hook<Output = Html> + '_ {
    Draw(drawn)
}

struct Draw<'a>(&'a Drawn);

impl Hook for Draw<'_> {
    type Output = Html;

    fn run(self, context: &mut HookContext) -> Html {
        self.0.0.draw(context)
    }
}
