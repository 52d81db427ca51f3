import { chartAttributes, chartComment, isInCaption, pair } from './markdown/chart-marks.js';
import type { ChartMarks } from './model/chart.js';
import { type Attributes, attributesEnding, type FoundAttributes } from './parse/attributes.js';
import { chartMarksIn } from './parse/chart-marks.js';

interface Caption {
  readonly text: string;
  /** Its lines: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly braces: FoundAttributes | undefined;
}

const CAPTION = /^(?:Table)?:[ \t]+\S/;
/** A line that a caption does not continue on. */
const AFTER_CAPTION = /^[ \t]*(?:$|[|+])/;
const WIDTHS = 'tbl-colwidths';

/**
 * The Markdown of a table, with its caption and a comment above it, saying which chart the table is shown as: in the braces after the
 * caption, or in a comment above the table if it has no caption, or one whose braces say something else. Without marks, nothing
 * is said of a chart any more.
 *
 * @example
 * markAsChart('| a | b |\n|---|---|\n| c | 1 |', { values: [['type', 'column']], words: [] })
 * // '<!-- chart: column -->\n| a | b |\n|---|---|\n| c | 1 |'
 */
export function markAsChart(markdown: string, marks: ChartMarks | undefined): string {
  const all = markdown.split('\n');
  const comment = all.findIndex((line) => chartMarksIn(line) !== undefined);
  const lines = comment < 0 ? all : withoutLine(all, comment);
  const caption = captionIn(lines);
  const wasSaid = caption?.braces?.attributes.classes.includes('chart') ?? false;
  const says = marks !== undefined && isInCaption(marks) && (wasSaid || (comment < 0 && takesMarks(caption)));
  const written = caption && (wasSaid || says) ? withBraces(caption, says ? marks : undefined) : undefined;
  const table =
    caption && written !== undefined
      ? [...lines.slice(0, caption.from), written, ...lines.slice(caption.to)]
      : lines;
  return (marks && !says ? [chartComment(marks), ...table] : table).join('\n');
}

/** A blank line between a comment and its table goes with it. */
function withoutLine(lines: readonly string[], index: number): readonly string[] {
  const next = lines[index + 1]?.trim() === '' && index === 0 ? 2 : 1;
  return [...lines.slice(0, index), ...lines.slice(index + next)];
}

function captionIn(lines: readonly string[]): Caption | undefined {
  const from = lines.findIndex((line) => CAPTION.test(line));
  if (from < 0) return undefined;
  const after = lines.findIndex((line, index) => index > from && AFTER_CAPTION.test(line));
  const to = after < 0 ? lines.length : after;
  const text = lines.slice(from, to).join('\n');
  return { text, from, to, braces: attributesEnding(text) };
}

/**
 * Whether what is said of a chart goes into its braces: there are none, or only a name and the widths of columns, or it is above the
 * table, where a comment would part them.
 */
function takesMarks(caption: Caption | undefined): boolean {
  if (!caption) return false;
  if (caption.from === 0) return true;
  if (caption.text.includes('\\label{')) return false;
  const { classes = [], values = [] } = caption.braces?.attributes ?? {};
  return classes.length === 0 && [...values].every(([key]) => key === WIDTHS);
}

function withBraces({ text, braces }: Caption, marks: ChartMarks | undefined): string {
  const before = (braces ? text.slice(0, braces.start) : text).trimEnd();
  const items = [...otherItems(braces?.attributes), ...(marks ? chartAttributes(marks) : [])];
  return items.length > 0 ? `${before} {${items.join(' ')}}` : before;
}

/** What the braces say of the table itself, and not of a chart. */
function otherItems(attributes: Attributes | undefined): readonly string[] {
  if (!attributes) return [];
  const { id, classes, values } = attributes;
  const isChart = classes.includes('chart');
  return [
    ...(id === undefined ? [] : [`#${id}`]),
    ...(isChart ? [] : classes.map((name) => `.${name}`)),
    ...[...values].filter(([key]) => !isChart || key === WIDTHS).map(pair),
  ];
}
