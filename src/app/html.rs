//! `html!` for elements: written as Yew's is, and a fraction of its size.
//!
//! Yew's macro writes the building of every element out where it stands; that was a third of the app's code. This one
//! writes a call for each tag, attribute and child, to a [`Sheet`]. What comes of it is the same to Yew and to the page.
//! Components, and `if` or `for` among the children, are for [`yew::html!`] alone.

use std::{mem, rc::Rc};

use web_sys::{Event, InputEvent, KeyboardEvent, MouseEvent, PointerEvent, SubmitEvent, wasm_bindgen::JsCast};
use yew::virtual_dom::{AttributeOrProperty, Attributes, Listener, ListenerKind, VList, VTag, VText};
use yew::{AttrValue, Callback, Html, NodeRef, Reducible, UseReducerHandle};

/// An element, or a fragment `<>…</>` of them; `{…}` or `{ for … }` for what is in it. No components.
macro_rules! html {
    () => { ::yew::Html::default() };
    (<> $($markup:tt)*) => {{
        let mut sheet = $crate::app::html::Sheet::new();
        $crate::app::html::html!(@inside sheet [] $($markup)*);
        sheet.list()
    }};
    (@inside $sheet:ident [$($tags:expr,)*] $(</>)?) => {
        const { assert!($crate::app::html::is_balanced(&[$($tags),*]), "a tag is not closed where it should be") }
    };
    (@inside $sheet:ident [$($tags:expr,)*] </$tag:ident> $($rest:tt)*) => {
        $sheet.close();
        $crate::app::html::html!(@inside $sheet [$($tags,)* concat!("/", stringify!($tag)),] $($rest)*)
    };
    (@inside $sheet:ident $tags:tt <$tag:ident $($rest:tt)*) => {
        $crate::app::html::html!(@tag $sheet $tags $tag [] $($rest)*)
    };
    (@inside $sheet:ident $tags:tt { for $($list:tt)* } $($rest:tt)*) => {
        $sheet.children($($list)*);
        $crate::app::html::html!(@inside $sheet $tags $($rest)*)
    };
    (@inside $sheet:ident $tags:tt { $($child:tt)* } $($rest:tt)*) => {
        $sheet.child($($child)*);
        $crate::app::html::html!(@inside $sheet $tags $($rest)*)
    };
    (@tag $sheet:ident $tags:tt $tag:ident [$($names:expr,)*] /> $($rest:tt)*) => {
        $sheet.open(stringify!($tag), &[$($names),*]);
        $sheet.close();
        $crate::app::html::html!(@inside $sheet $tags $($rest)*)
    };
    (@tag $sheet:ident [$($tags:expr,)*] $tag:ident [$($names:expr,)*] > $($rest:tt)*) => {
        $sheet.open(stringify!($tag), &[$($names),*]);
        $crate::app::html::html!(@inside $sheet [$($tags,)* stringify!($tag),] $($rest)*)
    };
    (@tag $sheet:ident $tags:tt $tag:ident [$($names:expr,)*] { $name:ident } $($rest:tt)*) => {
        $sheet.give($name);
        $crate::app::html::html!(@tag $sheet $tags $tag [$($names,)* stringify!($name),] $($rest)*)
    };
    (@tag $sheet:ident $tags:tt $tag:ident [$($names:expr,)*] $name:ident$(-$more:ident)* = { $($value:tt)* } $($rest:tt)*) => {
        $sheet.give($($value)*);
        $crate::app::html::html!(@tag $sheet $tags $tag [$($names,)* concat!(stringify!($name) $(, "-", stringify!($more))*),] $($rest)*)
    };
    (@tag $sheet:ident $tags:tt $tag:ident [$($names:expr,)*] $name:ident$(-$more:ident)* = $value:literal $($rest:tt)*) => {
        $sheet.give($value);
        $crate::app::html::html!(@tag $sheet $tags $tag [$($names,)* concat!(stringify!($name) $(, "-", stringify!($more))*),] $($rest)*)
    };
    (@$($markup:tt)*) => { compile_error!("no element, attribute or child as this html! takes them: see app/html.rs") };
    ($($markup:tt)+) => {{
        let mut sheet = $crate::app::html::Sheet::new();
        $crate::app::html::html!(@inside sheet [] $($markup)+);
        sheet.element()
    }};
}

pub(crate) use html;

/// Whether each of these tags is closed by the same with a slash before it, in its place.
pub const fn is_balanced(tags: &[&str]) -> bool {
    let mut open = [""; 32];
    let (mut depth, mut place) = (0, 0);
    while place < tags.len() {
        if let [b'/', closed @ ..] = tags[place].as_bytes() {
            if depth == 0 || !is_same(open[depth - 1].as_bytes(), closed) {
                return false;
            }
            depth -= 1;
        } else {
            open[depth] = tags[place];
            depth += 1;
        }
        place += 1;
    }
    depth == 0
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
}

/// The classes of an element: those of a list that are so. Nothing where none is.
pub fn classes(list: &[(&str, bool)]) -> Option<AttrValue> {
    let so: Vec<&str> = list.iter().filter(|(_, is_so)| *is_so).map(|(class, _)| *class).collect();
    (!so.is_empty()).then(|| so.join(" ").into())
}

/// [`sending::sends`](super::shared::sending::sends) for this `html!`, which cannot tell which event it is for.
pub fn sends<T: Reducible + 'static>(table: &UseReducerHandle<T>, intent: T::Action) -> Callback<()>
where
    T::Action: Clone,
{
    super::shared::sending::sends(table, intent)
}

/// What `html!` writes on, from the top to the bottom.
#[derive(Default)]
pub struct Sheet {
    /// What was given to the tag that comes next, in the order of its names.
    given: Vec<Given>,
    /// The elements that are open, each with what stands before it.
    open: Vec<(VTag, Vec<Html>)>,
    /// What is in the innermost of them so far.
    inside: Vec<Html>,
}

impl Sheet {
    /// An empty sheet. It is in a box because a pointer to it is handed on at every call.
    pub fn new() -> Box<Self> {
        Box::default()
    }

    /// Gives a value to the tag that comes next.
    pub fn give(&mut self, value: impl Into<Given>) {
        self.given.push(value.into());
    }

    /// Opens an element with what was given, by these names.
    pub fn open(&mut self, tag: &'static str, names: &'static [&'static str]) {
        let mut tag = VTag::new(tag);
        let mut attributes = Vec::with_capacity(names.len());
        for (&name, given) in names.iter().zip(self.given.drain(..)) {
            let mut attribute = None;
            match given {
                Given::Value(key) if name == "key" => tag.key = key.map(|key| key.as_str().into()),
                Given::Value(value) if name == "value" => tag.set_value(value),
                Given::Value(value) => attribute = value,
                Given::Flag(on) if name == "checked" => tag.set_checked(on),
                Given::Flag(on) => attribute = on.then_some(AttrValue::Static(name)),
                Given::Node(node) => tag.node_ref = node,
                Given::Callback(None) => {}
                Given::Callback(Some(callback)) => drop(tag.add_listener(Rc::new(Hears { name, callback }))),
            }
            attributes.push(attribute.map(AttributeOrProperty::Attribute));
        }
        tag.set_attributes(Attributes::Dynamic { keys: names, values: attributes.into() });
        self.open.push((tag, mem::take(&mut self.inside)));
    }

    /// Closes the innermost element.
    pub fn close(&mut self) {
        if let Some((mut tag, before)) = self.open.pop() {
            let inside = mem::replace(&mut self.inside, before);
            if let Some(children) = tag.children_mut() {
                *children = VList::from(inside).into();
            }
            self.inside.push(tag.into());
        }
    }

    /// Puts something into the innermost element.
    pub fn child(&mut self, child: impl Child) {
        child.put(self);
    }

    /// Puts one thing after another into the innermost element.
    pub fn children(&mut self, children: impl IntoIterator<Item = impl Child>) {
        children.into_iter().for_each(|child| self.child(child));
    }

    /// The only element on the sheet.
    #[expect(clippy::boxed_local, reason = "that is how a sheet comes")]
    pub fn element(mut self: Box<Self>) -> Html {
        self.inside.pop().unwrap_or_default()
    }

    /// Everything on the sheet.
    #[expect(clippy::boxed_local, reason = "that is how a sheet comes")]
    pub fn list(self: Box<Self>) -> Html {
        VList::from(self.inside).into()
    }
}

/// What a tag is given under a name.
pub enum Given {
    /// An attribute, a key, or what stands in a field; nothing to leave it out.
    Value(Option<AttrValue>),
    /// An attribute that is there or not, or whether a box is checked.
    Flag(bool),
    /// What hears an event.
    Callback(Option<Callback<Event>>),
    /// A reference to the element.
    Node(NodeRef),
}

impl From<&'static str> for Given {
    fn from(value: &'static str) -> Self {
        Given::Value(Some(AttrValue::Static(value)))
    }
}

impl From<Option<&'static str>> for Given {
    fn from(value: Option<&'static str>) -> Self {
        Given::Value(value.map(AttrValue::Static))
    }
}

impl From<String> for Given {
    fn from(value: String) -> Self {
        Given::Value(Some(value.into()))
    }
}

impl From<AttrValue> for Given {
    fn from(value: AttrValue) -> Self {
        Given::Value(Some(value))
    }
}

impl From<usize> for Given {
    fn from(value: usize) -> Self {
        value.to_string().into()
    }
}

impl From<Option<AttrValue>> for Given {
    fn from(value: Option<AttrValue>) -> Self {
        Given::Value(value)
    }
}

impl From<bool> for Given {
    fn from(on: bool) -> Self {
        Given::Flag(on)
    }
}

/// What is called with the event, or with nothing where it does not matter which one it was.
macro_rules! hearing {
    ($($event:ty: $of:expr,)*) => {$(
        impl From<Callback<$event>> for Given {
            fn from(callback: Callback<$event>) -> Self {
                Given::Callback(Some(callback.reform($of)))
            }
        }
    )*};
}

hearing! {
    (): |_| (),
    Event: |event| event,
    MouseEvent: JsCast::unchecked_into,
    InputEvent: JsCast::unchecked_into,
    KeyboardEvent: JsCast::unchecked_into,
    PointerEvent: JsCast::unchecked_into,
    SubmitEvent: JsCast::unchecked_into,
}

impl<E> From<Option<Callback<E>>> for Given
where
    Given: From<Callback<E>>,
{
    fn from(callback: Option<Callback<E>>) -> Self {
        callback.map_or(Given::Callback(None), Given::from)
    }
}

impl From<NodeRef> for Given {
    fn from(node: NodeRef) -> Self {
        Given::Node(node)
    }
}

/// Hears the event that this attribute, `onclick` or another, is about.
struct Hears {
    name: &'static str,
    callback: Callback<Event>,
}

impl Listener for Hears {
    fn kind(&self) -> ListenerKind {
        ListenerKind::other(self.name.trim_start_matches("on").into())
    }

    fn handle(&self, event: Event) {
        self.callback.emit(event);
    }

    fn passive(&self) -> bool {
        false
    }
}

/// What may stand in an element.
pub trait Child {
    /// Puts it into the innermost element.
    fn put(self, sheet: &mut Sheet);
}

impl Child for Html {
    fn put(self, sheet: &mut Sheet) {
        sheet.inside.push(self);
    }
}

impl<C: Child> Child for Option<C> {
    fn put(self, sheet: &mut Sheet) {
        if let Some(child) = self {
            child.put(sheet);
        }
    }
}

impl Child for AttrValue {
    fn put(self, sheet: &mut Sheet) {
        sheet.inside.push(VText::new(self).into());
    }
}

impl Child for String {
    fn put(self, sheet: &mut Sheet) {
        AttrValue::from(self).put(sheet);
    }
}

impl Child for &'static str {
    fn put(self, sheet: &mut Sheet) {
        AttrValue::Static(self).put(sheet);
    }
}

/// Numbers and signs, as they are written.
macro_rules! written {
    ($($child:ty)*) => {$(
        impl Child for $child {
            fn put(self, sheet: &mut Sheet) {
                self.to_string().put(sheet);
            }
        }
    )*};
}

written! { usize u32 i32 char &String &AttrValue }
