import type { Report } from '../api/notice.js';
import type { Settings } from '../api/settings.js';
import type { LoadedChart } from '../model/chart.js';
import type { CodeTokens } from '../model/code-tokens.js';
import type { Code, DisplayMath, InlineMath, Table } from '../model/document.js';
import type { ConvertedFormula } from '../model/formula.js';
import type { Diagram, EmbeddedImage } from '../model/media.js';
import type { Resolved } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';
import type { ColumnNeed } from './column-widths.js';
import type { Lookup, Unreachable } from './link-target.js';

/** The input of `compose`. */
export interface ComposeInput {
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  /** The images that could be loaded, by the target that the text gives. */
  readonly images: ReadonlyMap<string, EmbeddedImage>;
  /** The formulas that could be converted. */
  readonly equations: ReadonlyMap<DisplayMath | InlineMath, ConvertedFormula>;
  /** The highlighted code blocks, as tokens. */
  readonly highlightedCode: ReadonlyMap<Code, CodeTokens>;
  /** The code blocks that were drawn. */
  readonly diagrams: ReadonlyMap<Code, Diagram>;
  /** The tables and the code that are shown as charts. */
  readonly charts: ReadonlyMap<Table | Code, LoadedChart>;
  readonly report: Report;
}

/** What stays the same while a document is composed. */
export interface Environment extends ComposeInput {
  /** A cache of the widths that table columns need. */
  readonly columnNeeds: Map<Table, readonly ColumnNeed[]>;
  /** The bookmarks by the letters of their slugs, for links that are written in the way of other programs. */
  readonly looseBookmarks: Lookup<string, string>;
  /** Whether the boxes of code are wider than the lines of the text. */
  readonly isCodeWide: () => boolean;
  /** The bookmarks of targets with nothing visible. */
  readonly unreachable: ReadonlyMap<string, Unreachable>;
}
