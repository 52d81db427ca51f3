/**
 * A dialect of Markdown in which a text may be written. `github` is what GitHub displays, `rmarkdown` also stands for bookdown,
 * `azure` for the wikis of Azure DevOps, and `prompt` for instructions to a language model, between tags of their own.
 */
export type TextDialect =
  | 'github'
  | 'pandoc'
  | 'quarto'
  | 'rmarkdown'
  | 'myst'
  | 'mdx'
  | 'gitbook'
  | 'hackmd'
  | 'obsidian'
  | 'azure'
  | 'prompt';

/** A dialect that the caller names, or `auto` for what the text and the name of its file show. */
export type DialectChoice = 'auto' | TextDialect;

/** How each dialect is called in messages, after "Read as". */
export const DIALECT_NAMES: Readonly<Record<TextDialect, string>> = {
  github: 'GitHub’s Markdown',
  pandoc: 'pandoc’s Markdown',
  quarto: 'a Quarto document',
  rmarkdown: 'R Markdown',
  myst: 'MyST',
  mdx: 'MDX',
  gitbook: 'a GitBook export',
  hackmd: 'a HackMD note',
  obsidian: 'an Obsidian note',
  azure: 'a page of Azure DevOps',
  prompt: 'a prompt with tags',
};

/** What shows the dialect of a text. */
export interface DialectEvidence {
  /** Something as it is written in the text, or a key of its front matter, or the end of its file name. */
  readonly sign: string;
  /** The first line with it, counted from 1; that of a file name is 1. */
  readonly line: number;
  /** How many there are; counting ends at a few. */
  readonly count: number;
}

/** In which dialect a text was read, and why. */
export interface DialectReading {
  readonly dialect: TextDialect;
  /** Whether the caller has named it. */
  readonly isChosen: boolean;
  /** What shows it, the most telling first; empty if it was chosen. */
  readonly evidence: readonly DialectEvidence[];
  /** The syntax in the text that means something else in other dialects, such as `~x~`; empty if the dialect makes no difference to it. */
  readonly differences: readonly string[];
}
