import type {
  Callout,
  Code,
  DisplayMath,
  Div,
  Heading,
  Inline,
  List,
  ListItem,
  PageBreak,
  Paragraph,
} from '../../model/document.js';
import { numberText } from '../../model/names/number-styles.js';
import { divFence } from '../div-fence.js';
import { escapedBlockStart } from '../escape.js';
import type { Frame } from '../frame.js';
import { directedHtml, lookCss } from '../html.js';
import { fenceFor, indented } from '../line-prefixes.js';
import { LIST_PLACES } from '../list-places.js';
import type { Dialect, Report, Writer } from './dialect.js';
import { FIRST_IN_LINE } from './dialect.js';
import { NOTHING } from './nothing.js';
import { anchor, escaped, idOf, imageOf, mark, oneLine, signature } from './pandoc-inlines.js';
import { pandocTable } from './pandoc-table.js';
import { captionOf } from './tables.js';

/**
 * Pandoc's Markdown with the extensions that it has by default (Pandoc User's Guide, "Pandoc's Markdown"), of version 2.11 and
 * later: spans and divs with attributes, notes, definition lists, line blocks, citations, tables between grid lines.
 *
 * @param slugOf a heading's name, if a link leads to it
 */
export function pandocDialect(report: Report, slugOf: (heading: Heading) => string | undefined): Dialect {
  return {
    inlines: {
      text: escaped,
      lineStart: (line) => escapedBlockStart(line).replace(/^(?:%|#{7})/, '\\$&'),
      mark,
      directed: (text, inner) =>
        text.isOverride ? directedHtml(text, inner) : `[${inner}]{dir=${text.direction}}`,
      spoken: (language, inner) => `[${inner}]{lang=${language}}`,
      styled: (style, inner) => `[${inner}]{custom-style="${style.replace(/["\\]/g, '\\$&')}"}`,
      looking: (look, inner) => `[${inner}]{style="${lookCss(look)}"}`,
      formula: (latex) => `$${latex.trim()}$`,
      image: (image) => imageOf(image),
      insertion: (inner, by) => `[${inner}]{.insertion${signature(by)}}`,
      deletion: (inner, by) => `[${inner}]{.deletion${signature(by)}}`,
      comment: (end, { text, by }, id) =>
        end === 'start'
          ? `[${escaped(oneLine(text))}]{.comment-start id="${id}"${signature({ author: '', ...by }, '')}}`
          : `[]{.comment-end id="${id}"}`,
      indexMark: (command) => command,
      citation: (written) => written,
      anchor,
      address: (url) => (url.startsWith('#') ? `#${idOf(url.slice(1))}` : url),
      hasNotesInNotes: false,
      spaceInScript: '\\ ',
      breakInLine: ' ',
    },
    blocks: {
      hasBullets: false,
      heading: (heading, writer) => headingLine(heading, slugOf(heading), writer),
      picture: ({ anchors = [], caption, children }: Paragraph, image, writer) => {
        // Without the line break after it, a picture alone in its paragraph would show its alternative text as a caption.
        if (!caption || caption.length === 0) return [`${writer.anchors(anchors)}${writer.text(children)}\\`];
        const [name, ...others] = anchors;
        const own = writer.text(caption);
        // If it is not in a paragraph of its own, the alternative text would replace the caption.
        if (!writer.hasParagraphs && image.alt !== '')
          return [`${writer.anchors(anchors)}${imageOf(image)}\\`, '', writer.text(caption, FIRST_IN_LINE)];
        return [writer.anchors(others) + imageOf(image, { name, caption: own })];
      },
      framed: (frame, lines) => div(frameBraces(frame), lines),
      callout,
      details: ({ summary, children }, writer) =>
        div('{.details}', [
          ...div('{.summary}', [writer.text(summary, FIRST_IN_LINE)]),
          '',
          ...writer.inside(children),
        ]),
      columns: (count, lines) => div(`{.text-columns columns=${count}}`, lines),
      sideBySide: ({ children }, writer) =>
        div(
          '{.columns}',
          children.flatMap(({ width, children: own }, index) => {
            const share = width === undefined ? '' : ` width="${Number((width * 100).toFixed(2))}%"`;
            const lines = div(`{.column${share}}`, writer.inside(own));
            return index === 0 ? lines : ['', ...lines];
          }),
        ),
      div: divOf,
      list: (block, writer) => list(block, writer, report),
      definitionList: ({ children, spread }, writer) =>
        children.flatMap(({ terms, definitions }, index) => {
          const term = terms.map((each) => writer.text(each.children, FIRST_IN_LINE)).join(', ');
          const bodies = definitions.flatMap((definition) => {
            const [first = NOTHING, ...rest] = writer.inside(definition.children, 4);
            return [...(spread ? [''] : []), `:   ${first}`, ...indented(rest, 4)];
          });
          const own = bodies.length === 0 ? [`:   ${NOTHING}`] : bodies;
          return [...(index === 0 ? [] : ['']), term === '' ? NOTHING : term, ...own];
        }),
      lineBlock: (lines) => lines.map(({ indent, text }) => `| ${' '.repeat(indent)}${text}`.trimEnd()),
      code,
      math,
      table: (table, writer) => pandocTable(table, writer, report),
      pageBreak: ({ orientation }: PageBreak) => {
        if (orientation !== undefined) report('landscape pages');
        return ['\\newpage'];
      },
      listPlace: (of) => {
        if (of === 'index') return [LIST_PLACES.index];
        report('the place of a table of contents, a list of figures or the like');
        return [];
      },
    },
  };
}

function headingLine(
  { depth, anchors = [], kind, children }: Heading,
  slug: string | undefined,
  writer: Writer,
): string {
  const [name = slug, ...others] = anchors;
  const text = writer.text(children).replace(/(?<=^|\s)#+$/, '\\$&');
  const attributes = [
    ...(name === undefined ? [] : [`#${idOf(name)}`]),
    ...(kind === undefined ? [] : [`.${kind}`]),
  ];
  const braced = attributes.length === 0 ? '' : ` {${attributes.join(' ')}}`;
  return `${'#'.repeat(depth)} ${writer.anchors(others)}${text}${braced}`.trimEnd();
}

/** A div with its attributes. Right below the caption of a table in a list, its end would be part of the caption. */
function div(attributes: string, lines: readonly string[]): string[] {
  const gap = /^\s/.test(lines.at(-1) ?? '') ? [''] : [];
  return [`::: ${attributes}`, ...lines, ...gap, ':::'];
}

/** Pandoc reads both as attributes of a div, and knows the direction. */
function frameBraces({ align, direction }: Frame): string {
  const attributes = [align && `style="text-align: ${align}"`, direction && `dir=${direction}`];
  return `{${attributes.filter((each) => each !== undefined).join(' ')}}`;
}

/** As pandoc itself reads GitHub's alerts: a div with a class, and in it another one with the title. */
function callout({ kind, name, title, anchors = [], children }: Callout, writer: Writer): string[] {
  const shown = title.length > 0 ? writer.text(title, FIRST_IN_LINE) : capitalized(name ?? '');
  const [id, ...others] = anchors;
  const first = writer.anchors(others) + shown;
  const heading = first === '' ? [] : [...div('{.title}', [first]), ''];
  return div(`{${id === undefined ? '' : `#${id} `}.${shown === '' ? 'aside' : kind}}`, [
    ...heading,
    ...writer.inside(children),
  ]);
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function divOf(block: Div, writer: Writer): string[] {
  const { title, children } = block;
  const isNamed = title.length > 0 && !divFence(block).includes('name="');
  const heading: readonly Inline[] = isNamed ? [{ type: 'strong', children: title }] : [];
  return div(divFence(block).replace(/^::: /, ''), [
    ...(isNamed ? [writer.text(heading, FIRST_IN_LINE), ''] : []),
    ...writer.inside(children),
  ]);
}

function list(block: List, writer: Writer, report: Report): string[] {
  const { ordered, start, delimiter, style } = block;
  const own = block.children.some(beginsWithCode)
    ? { ...block, children: block.children.map((item) => (beginsWithCode(item) ? withFirst(item) : item)) }
    : block;
  if (!ordered) return writer.items(own, () => '-', needsBlankLine);
  if (style === 'example') return writer.items(own, () => '(@)', needsBlankLine);
  const isLetter = style === 'lowerLetter' || style === 'upperLetter';
  const isTooLong = isLetter && start + block.children.length > LETTERS + 1;
  // A single i is read as a numeral, any other single letter as a letter.
  const wouldBeMisread =
    style !== undefined &&
    /^[ivxlcdm]$/i.test(numberText(start, style)) &&
    isLetter === /^i$/i.test(numberText(start, style));
  if (isTooLong || wouldBeMisread)
    report('some lists with letters or Roman numerals, which get numbers instead');
  const printed = isTooLong || wouldBeMisread || style === undefined ? 'decimal' : style;
  return writer.items(
    own,
    (index) => {
      const number = numberText(start + index, printed);
      if (delimiter === '()') return `(${number})`;
      // With only one space, a capital and a full stop would be an initial.
      return `${number}${delimiter}${delimiter === '.' && /^[A-Z]$/.test(number) ? ' ' : ''}`;
    },
    needsBlankLine,
  );
}

const LETTERS = 26;

/** Code right after a marker would be indented by the width of the marker. */
function beginsWithCode({ children: [first] }: ListItem): boolean {
  return first?.type === 'code';
}

function withFirst(item: ListItem): ListItem {
  return { ...item, children: [{ type: 'paragraph', children: [], line: 1 }, ...item.children] };
}

/** Only another list may directly follow the text of an item. */
function needsBlankLine({ children: [first, second, ...others] }: ListItem): boolean {
  if (first === undefined) return false;
  return first.type !== 'paragraph' || others.length > 0 || (second !== undefined && second.type !== 'list');
}

function code(block: Code, writer: Writer): string[] {
  const { lang, title, value, anchors = [], caption } = block;
  const above = caption ? captionOf({ caption }, writer) : '';
  const fence = fenceFor(value, title?.includes('`') ? '~' : '`');
  const isClass = /^[\p{L}][\w+#.-]*$/u.test(lang);
  const attributes = [
    ...anchors.slice(0, 1).map((name) => `#${idOf(name)}`),
    ...(lang === '' ? [] : [isClass ? `.${lang}` : `lang="${lang.replace(/["\\`]/g, '\\$&')}"`]),
    ...(title === undefined ? [] : [`filename="${title.replace(/["\\`]/g, '\\$&')}"`]),
  ];
  const isPlain = attributes.length === 0 || (isClass && anchors.length === 0 && title === undefined);
  const lines = value === '' ? [] : value.split('\n');
  const info = isPlain ? lang && ` ${lang}` : ` {${attributes.join(' ')}}`;
  return [...(above === '' ? [] : [above, '']), fence + info, ...lines, fence];
}

/** With its number after it, because it must not contain a blank line, and `\\tag` is not read. */
function math({ value, label, tag }: DisplayMath): string[] {
  const [, own] = /\\tag\{([^{}]*)\}\s*$/.exec(value) ?? [];
  const latex = own === undefined ? value : value.replace(/\s*\\tag\{[^{}]*\}\s*$/, '');
  const lines = latex.split('\n').filter((line) => line.trim() !== '');
  const shown = own ?? tag;
  const number = shown === undefined ? '' : ` (${shown})`;
  const place = label === undefined ? '' : anchor(label);
  return [...`${place}$$${lines.join('\n')}$$${number}`.split('\n')];
}
