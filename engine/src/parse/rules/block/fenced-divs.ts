import type { StateBlock } from 'markdown-it';
import type { ChartMarks } from '../../../model/chart.js';
import { THEOREM_CLASSES, type TheoremKind, theoremOfName } from '../../../model/names/numbered-names.js';
import { type Attributes, wordStyleOf } from '../../attributes.js';
import { chartMarksOf } from '../../chart-marks.js';
import { directionFrom } from '../../direction.js';
import { languageFrom } from '../../language.js';
import { widthShares } from '../../table-widths.js';
import { directionOf } from '../block-direction.js';
import { languageOf } from '../block-language.js';
import { pushParagraph, readLines } from '../core/callout-tokens.js';
import { breaksPageAt } from '../page-break-style.js';
import { isForOtherFormats } from '../quarto-formats.js';
import { type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { unreadClasses } from '../unread-attributes.js';
import { closingOfDiv, openingOf } from './fenced-div-lines.js';
import { type PartLayout, partLayoutIn } from './part-layout.js';
import { chartOfTable, sizeTables } from './table-tokens.js';

/** The meaning of a `div_open` token that is more than a plain block of text. */
export type DivMeaning =
  | { readonly kind: 'landscape' }
  /** It is for other formats than Word. */
  | { readonly kind: 'hidden' }
  /** Text in columns, or the container of blocks side by side. */
  | { readonly kind: 'columns'; readonly count: number }
  /** One of the blocks side by side; `width` is a fraction of the line. */
  | { readonly kind: 'column'; readonly width?: number }
  /** Its blocks are put side by side, as in Quarto. */
  | { readonly kind: 'parts'; readonly layout: PartLayout }
  /** Its first paragraph stays visible where the others are folded. */
  | { readonly kind: 'details' }
  /** A figure, a table or code with its caption: the first paragraph in it or the last. */
  | {
      readonly kind: 'float';
      readonly caption: 'first' | 'last';
      readonly label: string | undefined;
      /** Of a table written as a list of lists: how many rows and columns are headers, and the shares of its columns. */
      readonly headers?: {
        readonly rows: number;
        readonly columns: number;
        readonly widths?: readonly number[] | undefined;
      };
    }
  /** Its blocks look as a style in CSS says. */
  | { readonly kind: 'looking'; readonly css: string }
  /** Paragraphs in a named style of Word. */
  | { readonly kind: 'styled'; readonly style: string }
  | {
      readonly kind: 'theorem';
      readonly theorem: TheoremKind | 'proof';
      readonly title: string;
      readonly isUncounted: boolean;
    };
export const divOf = tokenMeta<DivMeaning>('div');

/**
 * Blocks between lines of colons that are no callouts: their content is read, and their name is that of the first block
 * in it. The tokens are `div_open`, with the name as `id` and the meaning in `divOf`, and `div_close`.
 *
 * @example
 * ::: columns
 * text in columns
 *
 * more
 * :::
 * @example
 * ::: mermaid
 * graph TD
 *   A --> B
 * :::
 * @example
 * :::spoiler Title
 * text
 * :::
 * @example
 * ::: {.box title="A title"}
 * text
 * :::
 */
export const fencedDivs: ContainerRow = {
  kind: 'block',
  name: 'fenced_div',
  dialect: 'pandoc',
  needs: [':::'],
  alt: ENDS_ANY,
  firstCharacters: ':',
  container: { open: /^:::/, close: closingOfDiv },
  accepts: mayBeDiv,
  read: fencedDiv,
};

/** Only callouts, spoilers and charts can have a title after the name. */
function mayBeDiv(state: StateBlock, lines: ContainerLines): boolean {
  const div = openingOf(lines.opening.input);
  if (div === undefined || div.after === '' || div.name.toLowerCase() === 'spoiler') return div !== undefined;
  return /^(?:chart|chartjs|echarts)$/i.test(div.name) && drawnIn(div.name, state, lines) !== undefined;
}

function fencedDiv(state: StateBlock, lines: ContainerLines): void {
  const { opening, startLine, lastLine } = lines;
  const div = openingOf(opening.input);
  if (!div) return;
  const { name, attributes, after } = div;
  const { id } = attributes;
  const theorem = theoremIn(name, attributes);
  const title = after || (attributes.values.get('title') ?? '');
  const css = attributes.values.get('style') ?? '';
  if (breaksPage(name, attributes) || breaksPageAt('before', css))
    state.push('page_break', '', 0).map = [startLine, startLine + 1];
  if (breaksPage(name, attributes)) {
    readLines(state, startLine + 1, lastLine);
    return;
  }
  const drawn = drawnIn(name, state, lines);
  if (drawn !== undefined) {
    pushDrawn(state, lines, drawn, { language: name.toLowerCase(), caption: after });
    return;
  }

  const direction = directionFrom(attributes.values.get('dir'));
  const language = languageFrom(attributes.values.get('lang'));
  const open = state.push('div_open', 'div', 1);
  if (direction !== undefined) directionOf.set(open, direction);
  if (language !== undefined) languageOf.set(open, language);
  open.map = [startLine, lastLine + 1];
  if (id !== undefined) open.attrSet('id', id);
  const meaning = theorem === undefined ? divIn(name, attributes) : theoremDiv(theorem, attributes);
  const chart = chartIn(name, attributes);
  if (chart) chartOfTable.set(open, chart);
  if (meaning) divOf.set(open, meaning);
  else if (chart) unreadClasses.set(open, []);
  else if (!isTab(attributes)) unreadClasses.set(open, [name, ...attributes.classes].filter(isUnread));
  if (meaning?.kind === 'details') pushParagraph(state, title || 'Spoiler', startLine);
  else if (isTab(attributes)) pushParagraph(state, `**${title}**`, startLine);
  const first = state.tokens.length;
  readLines(state, startLine + 1, lastLine);
  sizeTables(state, first, widthShares(attributes.values.get('tbl-colwidths')));
  state.push('div_close', 'div', -1);
  if (breaksPageAt('after', css)) state.push('page_break', '', 0).map = [lastLine, lastLine + 1];
}

/** What a div says of the chart that the table in it is shown as: `::: {.chart type=column}`. */
function chartIn(name: string, attributes: Attributes): ChartMarks | undefined {
  const classes = name.toLowerCase() === 'chart' ? ['chart', ...attributes.classes] : attributes.classes;
  return chartMarksOf({ ...attributes, classes });
}

/** A div that is named after a break of the page, before what it contains. */
function breaksPage(name: string, { classes }: Attributes): boolean {
  return [name, ...classes].some((each) => /^(?:page-?break|new-?page)$/i.test(each));
}

/** The only fence between two lines. */
const ONE_FENCE =
  /^\s*(`{3,}|~{3,})[ \t]*(?:json5?|js|javascript)?[ \t]*\n((?:(?![ \t]*\1)[^\n]*\n)*)[ \t]*\1[`~]*\s*$/;

/**
 * The code between colons that is drawn: the diagrams of Azure DevOps, `::: mermaid`, and the charts of VuePress, `::: chartjs A title`
 * around a fence of JSON.
 */
function drawnIn(
  name: string,
  state: StateBlock,
  { startLine, lastLine }: ContainerLines,
): string | undefined {
  const [, kind] = /^(mermaid|chart|chartjs|echarts)$/i.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const content = (end: number): string => state.getLines(startLine + 1, end, state.blkIndent, true);
  if (kind.toLowerCase() === 'mermaid') return content(lastLine);
  // The rest is looked at only if it begins with a fence.
  const isFence = /^\s*(?:`{3}|~{3})/.test(content(Math.min(startLine + 3, lastLine)));
  return isFence ? ONE_FENCE.exec(content(lastLine))?.[2] : undefined;
}

/** The token is that of code. */
function pushDrawn(
  state: StateBlock,
  { startLine, lastLine }: ContainerLines,
  content: string,
  { language, caption }: { readonly language: string; readonly caption: string },
): void {
  const token = state.push('fence', 'code', 0);
  token.info = caption === '' ? language : `{.${language} caption="${caption.replaceAll('"', '”')}"}`;
  token.markup = ':::';
  token.content = content;
  token.map = [startLine, lastLine + 1];
}

/** Whether a class says nothing here; those of a website's grid and of the cells of notebooks only place what is in them. */
function isUnread(name: string): boolean {
  return (
    name !== '' &&
    !/^(?:cell|cell-\w.*|column-.*|content-(?:visible|hidden)|quarto-.*|g-col-\d+|grid|container|row)$/.test(
      name,
    )
  );
}

/** Text under a label that a website shows on a tab. */
const isTab = ({ classes, values }: Attributes): boolean => classes.includes('tab') && values.has('title');

const MAX_COLUMNS = 6;

function divIn(name: string, attributes: Attributes): DivMeaning | undefined {
  const names = [name, ...attributes.classes].map((each) => each.toLowerCase());
  if (isForOtherFormats(names, attributes)) return { kind: 'hidden' };
  if (names.includes('landscape')) return { kind: 'landscape' };
  if (names.includes('folded') || name.toLowerCase() === 'spoiler') return { kind: 'details' };
  const count = Number.parseFloat(attributes.values.get('columns') ?? (names.includes('columns') ? '2' : ''));
  if (count >= 2) return { kind: 'columns', count: Math.min(Math.floor(count), MAX_COLUMNS) };
  const style = wordStyleOf(attributes);
  if (style !== undefined) return { kind: 'styled', style };
  const layout = partLayoutIn(attributes);
  if (layout) return { kind: 'parts', layout };
  const css = attributes.values.get('style') ?? ALIGNMENTS[names.find((each) => each in ALIGNMENTS) ?? ''];
  if (!names.includes('column')) return css === undefined ? undefined : { kind: 'looking', css };
  const share = Number(/^([\d.]+)%/.exec(attributes.values.get('width') ?? '')?.[1] ?? 0) / 100;
  return { kind: 'column', ...(share > 0 && share < 1 ? { width: share } : {}) };
}

/** The names of LaTeX's environments that align text. */
const ALIGNMENTS: Readonly<Record<string, string>> = {
  center: 'text-align: center',
  flushright: 'text-align: right',
  flushleft: 'text-align: left',
};

/** The kind of theorem that a div is, by its name, a class or its label. */
export function theoremIn(name: string, { id, classes }: Attributes): TheoremKind | 'proof' | undefined {
  const found = [name, ...classes]
    .map((each) => each.toLowerCase().replace(/\*$/, ''))
    .find((each) => THEOREM_CLASSES.has(each));
  return (found as TheoremKind | 'proof' | undefined) ?? (id === undefined ? undefined : theoremOfName(id));
}

function theoremDiv(theorem: TheoremKind | 'proof', { classes, values }: Attributes): DivMeaning {
  const title = (values.get('name') ?? values.get('title') ?? '').trim();
  return {
    kind: 'theorem',
    theorem,
    title,
    isUncounted: theorem === 'proof' || classes.includes('unnumbered'),
  };
}
