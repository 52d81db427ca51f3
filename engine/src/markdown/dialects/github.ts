import type { Block, Callout, Heading, Inline, List, Paragraph, Table } from '../../model/document.js';
import { numberText } from '../../model/names/number-styles.js';
import { chartComment } from '../chart-marks.js';
import { titleAttribute } from '../code-lines.js';
import { frameAttributes, frameOf } from '../frame.js';
import { directedHtml, htmlInlines } from '../html.js';
import { fenceFor, prefixed } from '../line-prefixes.js';
import { needsBlankLine } from '../list.js';
import type { Bullet } from '../neighbours.js';
import { ALIGNMENT_ROW, hasPipes, htmlTable, rowOf } from '../table.js';
import type { Dialect, Report, Writer } from './dialect.js';
import { FIRST_IN_LINE } from './dialect.js';
import {
  anchor,
  ESCAPED,
  formula,
  GITHUB_TAGS,
  imageOf,
  LINE_STARTS,
  mark,
  withoutCommentAtStart,
} from './github-inlines.js';
import { captionOf, cellsOf } from './tables.js';

/**
 * GitHub Flavored Markdown as GitHub shows it in files: with notes, alerts, formulas, and the elements of HTML that it leaves
 * in place (its own list of them is that of the gem html-pipeline).
 *
 * @param isTitled whether the title is the heading of the first level
 */
export function githubDialect(report: Report, isTitled: boolean): Dialect {
  return {
    inlines: {
      text: (value) => value.replace(ESCAPED, '\\$&').replace(/[\r\n]+/g, ' '),
      lineStart: (line) => withoutCommentAtStart(line.replace(LINE_STARTS, '$<before>\\')),
      mark: (type, inner, around, outer) => mark(type, inner, around, { outer, report }),
      looking: ({ type }, inner) => {
        report(type === 'font' ? 'fonts and sizes of text' : 'text colours');
        return inner;
      },
      directed: directedHtml,
      spoken: (language, inner) => `<span lang="${language}">${inner}</span>`,
      styled: (style, inner) => {
        report(`the style "${style}"`);
        return inner;
      },
      formula,
      image: imageOf,
      insertion: (inner) => `<ins>${inner}</ins>`,
      deletion: (inner) => `<del>${inner}</del>`,
      comment: (end, { text }) =>
        end === 'start' ? '' : `<!-- ${text.replace(/\s+/g, ' ').replace(/-(?=-)|-$/g, '- ')} -->`,
      indexMark: () => {
        report('index entries');
        return '';
      },
      citation: (written) => written.replace(ESCAPED, '\\$&'),
      anchor,
      address: (url) => url,
      hasNotesInNotes: true,
      spaceInScript: ' ',
      breakInLine: '<br>',
    },
    blocks: {
      hasBullets: true,
      heading: ({ depth, anchors, children }: Heading, writer) =>
        `${'#'.repeat(Math.min(6, isTitled ? depth + 1 : depth))} ${writer.anchors(anchors)}${headingText(children, writer)}`.trimEnd(),
      picture: ({ anchors, caption }: Paragraph, image, writer) => {
        const isTwice = caption !== undefined && image.title !== '';
        const shown = writer.anchors(anchors) + imageOf(isTwice ? { ...image, title: '' } : image);
        return caption && caption.length > 0 ? [shown, '', writer.text(caption, FIRST_IN_LINE)] : [shown];
      },
      framed: (frame, lines) => element('div', lines, [], frameAttributes(frame)),
      callout,
      details: ({ summary, children }, writer) =>
        element(
          'details',
          writer.inside(children),
          htmlElement('summary', [{ type: 'paragraph', children: summary, line: 1 }], writer),
        ),
      columns: (_count, lines) => {
        report('text in columns');
        return [...lines];
      },
      sideBySide: ({ children }, writer) => [
        '<table><tr>',
        ...children.flatMap(({ width, children: own }) => {
          const attribute = width === undefined ? '' : ` width="${Number((width * 100).toFixed(2))}%"`;
          return element('td', writer.inside(own), [], attribute);
        }),
        '</tr></table>',
      ],
      div: ({ look, style, theorem, anchors, title, children }, writer) => {
        if (look) report('indents, backgrounds and borders');
        if (style !== undefined) report(`the style "${style}"`);
        const label = theorem === undefined ? '' : theorem.charAt(0).toUpperCase() + theorem.slice(1);
        const named = title.length === 0 ? label : `${label} (${writer.text(title)})`.trim();
        const first = writer.anchors(anchors) + (named === '' ? '' : `**${named}.**`);
        const lines = writer.inside(children);
        return first === '' ? lines : [first, '', ...lines];
      },
      list,
      definitionList: ({ children }, writer) => [
        '<dl>',
        ...children.flatMap(({ terms, definitions }) => [
          ...terms.flatMap((term) => htmlElement('dt', [{ type: 'paragraph', ...term }], writer)),
          ...definitions.flatMap((definition) => htmlElement('dd', definition.children, writer)),
        ]),
        '</dl>',
      ],
      lineBlock: (lines) =>
        lines.map(({ indent, text }, index) => {
          const isLast = index === lines.length - 1;
          const shown =
            text === '' ? '&nbsp;' : '&nbsp;'.repeat(indent) + text.replace(LINE_STARTS, '$<before>\\');
          return isLast ? shown : `${shown}\\`;
        }),
      code: (block, writer) => {
        const above = captionOf(block, writer);
        // A formula in a block of code would be drawn.
        const lang = /`|^math\b/.test(block.lang) ? '' : block.lang;
        const title = block.title === undefined ? '' : ` ${titleAttribute(block.title)}`;
        const fence = fenceFor(block.value, title.includes('`') ? '~' : '`');
        const lines = block.value === '' ? [] : block.value.split('\n');
        return [...(above === '' ? [] : [above, '']), fence + lang + title, ...lines, fence];
      },
      math: ({ value, label, tag }) => [
        ...(label === undefined ? [] : [anchor(label), '']),
        `${fenceFor(value, '`')}math`,
        ...value.split('\n').filter((line) => line.trim() !== ''),
        ...(tag === undefined || /\\tag\b/.test(value) ? [] : [`\\tag{${tag}}`]),
        fenceFor(value, '`'),
      ],
      table,
      pageBreak: () => {
        report('page breaks');
        return [];
      },
      listPlace: () => {
        report('the place of a table of contents, a list of figures or the like');
        return [];
      },
    },
  };
}

function headingText(children: readonly Inline[], writer: Writer): string {
  return writer.text(children).replace(/(?<=^|\s)#+$/, '\\$&');
}

/** An HTML element that contains lines of Markdown between blank lines. */
function element(
  name: string,
  lines: readonly string[],
  first: readonly string[] = [],
  attributes = '',
): string[] {
  return [
    `<${name}${attributes}>`,
    ...first,
    ...(lines.length === 0 ? [] : ['', ...lines, '']),
    `</${name}>`,
  ];
}

/** An HTML element: with simple text, on one line; otherwise with Markdown in it. */
function htmlElement(name: string, blocks: readonly Block[], writer: Writer, attributes = ''): string[] {
  const [only, ...others] = blocks;
  const isPlain =
    only?.type === 'paragraph' && others.length === 0 && !frameOf(only) && !only.anchors && !only.caption;
  const html = !only ? '' : isPlain ? htmlInlines(only.children, GITHUB_TAGS) : undefined;
  return html === undefined
    ? element(name, writer.inside(blocks), [], attributes)
    : [`<${name}${attributes}>${html}</${name}>`];
}

/** An alert has no title and is always at the top level; anything else becomes a quotation. */
function callout(
  { kind, name, title, anchors, children }: Callout,
  writer: Writer,
  isOutermost: boolean,
): string[] {
  const shown = title.length > 0 ? writer.text(title) : capitalized(name ?? '');
  const isNamed = shown === '' || shown.toLowerCase() === kind;
  const named = writer.anchors(anchors) + (shown === '' || (isNamed && isOutermost) ? '' : `**${shown}**`);
  const heading = named === '' ? [] : [named, ''];
  const lines = writer.inside(children, 2);
  const alert = isOutermost && (name !== undefined || title.length > 0) ? [`[!${kind.toUpperCase()}]`] : [];
  // A list right after the alert's line would have to begin with 1 (CommonMark 0.31.2, 5.2).
  const [first] = children;
  const gap =
    alert.length > 0 && heading.length === 0 && first?.type === 'list' && first.ordered && first.start !== 1
      ? ['']
      : [];
  return prefixed([...alert, ...gap, ...heading, ...lines], '> ');
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function list(block: List, writer: Writer, bullet: Bullet): string[] {
  const { ordered, start, delimiter, style, children } = block;
  if (!ordered) return writer.items(block, () => bullet, needsBlankLine);
  if (style !== undefined && style !== 'example') {
    const first = start === 1 ? '' : ` start="${start}"`;
    const items = children.flatMap((item) => htmlElement('li', item.children, writer));
    return [`<ol type="${numberText(1, style)}"${first}>`, ...items, '</ol>'];
  }
  const first = style === 'example' ? writer.countExamples(children.length) : start;
  const sign = delimiter === '.' ? '.' : ')';
  return writer.items(block, (index) => `${first + index}${sign}`, needsBlankLine);
}

function table(block: Table, writer: Writer): string[] {
  const hasFigures = block.rows.some(({ cells }) =>
    cells.some(({ children: [only] }) => only?.type === 'paragraph' && only.caption),
  );
  if (!hasPipes(block) || hasFigures)
    return htmlTable(block, (name, blocks, attributes) => htmlElement(name, blocks, writer, attributes));
  const [header, ...rows] = block.rows;
  const above = captionOf(block, writer);
  const first = header ? cellsOf(header, writer) : [];
  return [
    ...(above === '' ? [] : [above, '']),
    // Nobody but this program sees it.
    ...(block.chart ? [chartComment(block.chart)] : []),
    rowOf(first),
    rowOf(first.map((_, index) => ALIGNMENT_ROW[block.align[index] ?? 'none'])),
    ...rows.map((row) => rowOf(cellsOf(row, writer))),
  ];
}
