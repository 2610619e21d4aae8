//! What a text tells before it is read as a game.

use flub::play::Outline;

#[test]
fn an_outline_tells_games_and_steps_apart() {
    let first = "# x person\nflub 1 floating plain seed 7\n";
    let (begun, later) = (format!("{first}X d4"), format!("# x computer\n{first}X d4; O d5\n"));
    let other = "flub 1 floating plain seed 8\nX d4\n";
    assert!(Outline::of(first).is_unplayed() && Outline::of("").is_unplayed());
    assert!(!Outline::of(&begun).is_unplayed() && !Outline::of("flub 9 floating, of a later year").is_unplayed());
    assert_eq!(Outline::of(&later).steps(), 2);
    assert_eq!((Outline::of(&later).seed(), Outline::of("a").seed()), (Some("7"), None));
    assert!(Outline::of(&later).continues(&Outline::of(&begun)));
    assert!(!Outline::of(&begun).continues(&Outline::of(&later)));
    assert!(!Outline::of("a\nb").continues(&Outline::of("a")), "texts that are no records continue nothing");
    assert!(Outline::of(&begun).is_same_game(&Outline::of(&later)));
    assert!(!Outline::of(&begun).is_same_game(&Outline::of(other)));
}
