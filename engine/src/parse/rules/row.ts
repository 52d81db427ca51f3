import type { StateBlock, StateCore, StateInline } from 'markdown-it';

/** Where a syntax comes from. `any` is what people and programs write in every dialect, and the limits that all have. */
export type Dialect =
  | 'any'
  | 'CommonMark'
  | 'CriticMarkup'
  | 'GFM'
  | 'HTML'
  | 'LaTeX'
  | 'Logseq'
  | 'MkDocs'
  | 'MyST'
  | 'Notion'
  | 'Obsidian'
  | 'Org'
  | 'pandoc'
  | 'PHP Markdown Extra'
  | 'Quarto'
  | 'R Markdown';

/**
 * What a text must contain, as it is written, for a rule to find anything in it: one of these strings, or what a function finds.
 * A text without it is read without the rule. Running text may be composed from several lines or from LaTeX, so for rules in
 * running text only single characters are certain to occur in the source itself.
 */
export type Needs = readonly [string, ...string[]] | ((text: string) => boolean);

/**
 * A syntax that is read. The doc comment of each row has short texts that are read differently without it, each below a tag
 * `@example`: for the reader, and for the tests, which compose their texts of them. They are no part of the product.
 */
interface Row {
  /** The name under which markdown-it knows the rule. */
  readonly name: string;
  readonly dialect: Dialect;
  /** Without it, the rule is tried in every text. */
  readonly needs?: Needs;
}

/** A rule that is tried at the beginning of each block. */
export interface BlockRow extends Row {
  readonly kind: 'block';
  readonly alt: readonly Ended[];
  /** It stands in the place of markdown-it's own rule of the same name. */
  readonly replaces?: 'own';
  readonly read: (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;
}

/** A rule that is tried at each special character of running text. */
export interface InlineRow extends Row {
  readonly kind: 'inline';
  readonly read: (state: StateInline, silent: boolean) => boolean;
  /** For marks whose ends are only recorded as delimiters: run at the end of the text, it turns pairs of them into tokens. */
  readonly pair?: (state: StateInline) => void;
}

/** A rule for a whole text, between the steps of markdown-it. */
export interface CoreRow extends Row {
  readonly kind: 'core';
  readonly read: (state: StateCore) => void;
}

/** What the beginning of a block may end without a blank line in between; `reference` is a link definition. */
type Ended = 'paragraph' | 'reference' | 'blockquote' | 'list';

export const ENDS_NOTHING: readonly Ended[] = [];
export const ENDS_QUOTE: readonly Ended[] = ['blockquote'];
export const ENDS_PARAGRAPH: readonly Ended[] = ['paragraph', 'reference'];
export const ENDS_DEFINITION_OR_QUOTE: readonly Ended[] = ['reference', 'blockquote'];
export const ENDS_PARAGRAPH_OR_QUOTE: readonly Ended[] = ['paragraph', 'reference', 'blockquote'];
export const ENDS_ANY: readonly Ended[] = ['paragraph', 'reference', 'blockquote', 'list'];
