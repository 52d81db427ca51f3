import type { RepairName } from '../api/repair-names.js';
import type { TextDialect } from '../api/text-dialect.js';

/** The placeholder for code. */
export const CODE = '\ufffb';
/** The placeholder for links, pictures, formulas and notes. */
export const OBJECT = '\ufffc';

/** A kind of markup that other programs process. */
export interface MarkupKind {
  readonly one: string;
  readonly many: string;
  /** Why it stays as written, and what the author can do. */
  readonly advice: string;
  /** The repair that mends most of them. */
  readonly repair?: RepairName;
  /** A cheap test of the whole text: most texts have no such markup and need no search. */
  readonly sign: RegExp;
  /** Global. It is held against the printed text alone, and shares nothing with the parser, so that it sees what the parser does not. */
  readonly pattern: RegExp;
  /** Whether it counts only at the beginning of a line of the source; the pattern then need not say so. */
  readonly beginsLine?: true;
  /** Whether it counts only at the beginning of a word of the source: what is printed may leave out the signs before it. */
  readonly beginsWord?: true;
  /** Whether a backslash before it belongs to it, and does not mean that its author wants to see it. */
  readonly hasBackslash?: true;
  /** Whether it is written as code in running text, and the pattern matches that with its backticks. */
  readonly isCode?: true;
  /** The only dialect in which it is markup. */
  readonly dialect?: TextDialect;
  /** Names in the text that decide which matches count. */
  readonly names?: RegExp;
  /** Rejects false matches, where the pattern alone matches too much; `names` are in lower case. */
  readonly isMeant?: (example: string, names: ReadonlySet<string>) => boolean;
}
