import type { Language } from '../language.js';

export const RUST: Language = {
  words: {
    keyword: `
      abstract as async await become box break const continue crate do dyn else enum extern final fn for if
      impl in let loop macro match mod move mut override priv pub raw ref return self Self static struct super
      trait try type typeof union unsafe unsized use virtual where while yield`,
    type: `i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64 f128 str char bool Box Option Result String Vec
      Copy Send Sized Sync Drop Fn FnMut FnOnce ToOwned Clone Debug PartialEq PartialOrd Eq Ord AsRef AsMut Into From Default
      Iterator Extend IntoIterator DoubleEndedIterator ExactSizeIterator ToString
      assert! assert_eq! assert_ne! bytes! cfg! column! concat! debug_assert! debug_assert_eq! debug_assert_ne! env! eprint!
      eprintln! panic! file! format! format_args! include_bytes! include_str! line! module_path! option_env! print! println!
      select! stringify! todo! unimplemented! unreachable! vec! write! writeln! macro_rules! bitflags! matches! dbg!`,
    number: 'true false Some None Ok Err',
  },
  suffixes: '!',
  declares: { type: 'type trait enum struct union impl for', function: 'fn', name: 'let' },
  passes: 'mut ref',
  hasCapitalTypes: true,
  calls: 'all',
  lineComments: '//',
  blockComments: [['/*', '*/']],
  nestsComments: true,
  attributes: '#[ #![',
  hasLifetimes: true,
  strings: [
    { open: '"', isLong: true },
    { open: '"', isLong: true, prefixes: 'b c' },
    { open: '"', isLong: true, prefixes: 'r br cr', fence: '#', escape: '' },
    { open: "'" },
    { open: "'", prefixes: 'b' },
  ],
};
