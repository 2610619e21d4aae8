//! LawToe
