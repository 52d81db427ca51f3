import type { StateBlock, StateCore, StateInline } from 'markdown-it';
import type { TextDialect } from '../../api/text-dialect.js';

/** Where a syntax comes from. `any` is what people and programs write in every dialect, and the limits that all have. */
export type Dialect =
  | 'any'
  | 'CommonMark'
  | 'CriticMarkup'
  | 'GFM'
  | 'HackMD'
  | 'HTML'
  | 'LaTeX'
  | 'Logseq'
  | 'MkDocs'
  | 'MultiMarkdown'
  | 'MyST'
  | 'Notion'
  | 'Obsidian'
  | 'Org'
  | 'pandoc'
  | 'PHP Markdown Extra'
  | 'Quarto'
  | 'R Markdown'
  | 'Retype';

/**
 * What a text must contain, as it is written, for a rule to find anything in it: one of these strings, or what a function finds.
 * A text without it is read without the rule. Running text may be composed from several lines or from LaTeX, so for rules in
 * running text only single characters are certain to occur in the source itself.
 */
export type Needs = readonly [string, ...string[]] | ((text: string) => boolean);

/** The only dialects in which a syntax is read that means something else, or nothing, in others. */
export interface ReadIn {
  readonly dialects: readonly TextDialect[];
  /** Whether it is also read where nothing shows the dialect of the text. */
  readonly orUndecided?: boolean;
  /** How it is written, for messages. */
  readonly sign: string;
}

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
  readonly readIn?: ReadIn;
  readonly overBlankLines?: OverBlankLines;
}

/**
 * What of a syntax belongs together over blank lines without being a block between two lines. A text that is read piece by piece
 * while it is written is never divided there; it may stay together in more places than needed, but not in fewer.
 */
export type OverBlankLines =
  /** Beginnings and ends that are paired in the whole text. */
  | { readonly kind: 'ends'; readonly may: RegExp; readonly find: FindEnds }
  /** A line that belongs to what is above it and to what is below it. `may` is searched in several lines. */
  | { readonly kind: 'neighbours'; readonly may: RegExp }
  /** A text with it is read as a whole. */
  | { readonly kind: 'whole'; readonly may: RegExp };

/** Finds beginnings and ends in some lines, and records them. `fenced` tells which lines belong to fenced code. */
export type FindEnds = (lines: readonly string[], fenced: readonly boolean[], ends: Ends) => void;

/** Where beginnings and ends are recorded, by a name for those that fit each other. */
export interface Ends {
  /** Records one of them; `isPlain` says whether it stands on a line of its own and not in a quote, item or cell. */
  add(name: string, isOpening: boolean, isPlain: boolean): void;
  /** Records an end that counts only if something is open: `-->` may be an arrow. */
  end(name: string): void;
  /** Records one that may or may not be read as such. */
  mention(name: string, isOpening: boolean): void;
  /** Records one of them; if it is open at the end of the lines, everything from the first of them on stays together. */
  addEndless(name: string, isOpening: boolean, isPlain: boolean): void;
}

/** A rule that is tried at the beginning of each block. */
export type BlockRow = LinesRow | ContainerRow;

interface BlockRowOfAnyKind extends Row {
  readonly kind: 'block';
  /** The characters with which it begins, on a line that is not indented as code; without them, it is tried on each line. */
  readonly firstCharacters?: string;
  readonly alt: readonly Ended[];
}

/** A rule that finds out itself how far its block goes. */
export interface LinesRow extends BlockRowOfAnyKind {
  /** It stands in the place of markdown-it's own rule of the same name. */
  readonly replaces?: 'own';
  readonly read: (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;
}

/** A block between two lines with anything in between, also blank lines. */
export interface ContainerRow extends BlockRowOfAnyKind {
  readonly firstCharacters: string;
  readonly container: Container;
  /** Whether these lines are one, if more than the first and the last of them decides that. */
  readonly accepts?: (state: StateBlock, lines: ContainerLines) => boolean;
  /** Reads the lines of one as tokens. */
  readonly read: (state: StateBlock, lines: ContainerLines) => void;
}

export interface Container {
  /** Its first line, without indent, markers of quotes and items, and spaces at the end. */
  readonly open: RegExp;
  /** What closes one, by what `open` has found; `undefined` if that begins none. */
  readonly close: (opening: RegExpExecArray) => Closing | undefined;
}

export type Closing = ClosingLine | ClosingPartner;

/** The end is the first line that is one. */
export interface ClosingLine {
  /** What its last line contains. In a text without it, nothing more is searched. */
  readonly sign: string;
  /** Its first line may be the last one, too. */
  readonly mayBeOnFirstLine?: true;
  /** Lines of fenced code in it are never the last one. */
  readonly skipsCode?: true;
  /** The most lines that it may have, by default 1,000: many without an end must not take long. */
  readonly maxLines?: number;
  /** Whether a line, without indent and spaces at the end, is the last one; `never` if none can be any more. */
  readonly isLast: (line: string) => boolean | 'never';
}

/** The end depends on what begins and ends in between, which is found out once for a whole text. */
export interface ClosingPartner {
  /** What its last line contains, if more of the text may have it. */
  readonly sign?: string;
  readonly lastLine: (state: StateBlock, startLine: number, endLine: number) => number | undefined;
}

/** Where a container stands. */
export interface ContainerLines {
  readonly opening: RegExpExecArray;
  readonly startLine: number;
  readonly lastLine: number;
  /** Where the parser goes on: on the line below, unless what reads the lines moves it. */
  nextLine: number;
}

/** A rule that is tried at each special character of running text. */
export interface InlineRow extends Row {
  readonly kind: 'inline';
  /** The characters at which it is tried; without them, at each. */
  readonly firstCharacters?: string;
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
export const ENDS_PARAGRAPH_OR_QUOTE: readonly Ended[] = ['paragraph', 'reference', 'blockquote'];
export const ENDS_ANY: readonly Ended[] = ['paragraph', 'reference', 'blockquote', 'list'];
