declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** Emoji by GitHub's names. */
  const emoji: Readonly<Record<string, string>>;
  export default emoji;
}
