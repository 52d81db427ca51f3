import { spansOf } from '../metrics/spans.js';
import { widthOf } from '../metrics/widths.js';
import type { ComposedContents, ComposedInline, ComposedParagraph, Indents } from '../model/composed.js';
import type { Heading, Inline, ListPlace, NumberedKind } from '../model/document.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import { runsRightToLeft } from '../model/nodes/text-direction.js';
import type { Caption } from '../model/resolved.js';
import { pushAll } from '../text/long-arrays.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { afterNumber, hasRoomForNumber, isNumberedLevel } from '../theme/heading-numbers.js';
import { type Theme, textWidth } from '../theme/index.js';
import { hasLine } from './caption.js';
import type { Composer } from './composer.js';
import { type Context, isRightToLeftDocument, silent, withMark } from './context.js';
import { paragraph, withoutNumber } from './paragraph.js';
import { runProperties, textRuns } from './runs.js';

/**
 * The lists in front of the text: the table of contents, and those that front matter asks for. At the top of a page, there is
 * no space above the first.
 */
export function listsInFront(context: Context, composer: Composer, isTop: boolean): ComposedContents[] {
  const { hasContentsPlace, listsInFront } = context.environment.resolved;
  const [first, ...others] = [
    ...(hasContentsPlace ? [] : contents(true, context, composer)),
    ...listsInFront.flatMap((kind) => numberedList(kind, true, context, composer)),
  ];
  if (!first?.title || !isTop) return first ? [first, ...others] : [];
  return [{ ...first, title: { ...first.title, spacing: { before: 0, always: false } } }, ...others];
}

/** The list whose place this is; below a heading of the text, it gets no heading of its own. */
export function listPlace(
  { of }: ListPlace,
  isTitled: boolean,
  context: Context,
  composer: Composer,
): ComposedContents[] {
  if (of === 'index') return index(context);
  return of === 'headings'
    ? contents(isTitled, context, composer)
    : numberedList(of, isTitled, context, composer);
}

function contents(isTitled: boolean, context: Context, composer: Composer): ComposedContents[] {
  const { contents, terms } = context.environment.resolved;
  if (contents.size === 0) return [];
  const entries = [...contents].map(([heading, { depth, bookmark, children }]) =>
    entry(children, `TOC${tocDepth(depth)}`, { heading, bookmark }, context, composer),
  );
  const { contentsDepth } = context.environment.settings;
  const depth = contentsDepth !== undefined && contentsDepth < 3 ? { depth: contentsDepth } : {};
  const heading = isTitled && !context.environment.theme.titlesContents ? terms.contents : undefined;
  return [{ ...list(heading, entries, context), ...depth }];
}

function numberedList(
  kind: NumberedKind,
  isTitled: boolean,
  context: Context,
  composer: Composer,
): ComposedContents[] {
  const found = context.environment.resolved.lists.get(kind);
  if (!found || found.entries.length === 0) return [];
  const entries = found.entries.map(({ bookmark, caption, children }) => {
    const label = { type: 'text', value: lineOf(caption, context) } as const;
    return entry([label, ...children], 'TableOfFigures', { bookmark }, context, composer);
  });
  return [{ ...list(isTitled ? found.title : undefined, entries, context), sequence: found.sequence }];
}

/** The label of a caption as an entry begins with it: Word writes a space for the end of a line (ECMA-376 Part 1, 17.16.5.68). */
function lineOf(caption: Caption, context: Context): string {
  const { before, chapter, number, after, afterNumber, text } = caption;
  return (
    before + chapter + number + (text.length > 0 && hasLine(caption, context) ? `${afterNumber} ` : after)
  );
}

/** The index; its heading is in the text above it. */
function index(context: Context): ComposedContents[] {
  const entries = context.environment.resolved.index.map(({ level, text, key, places, see }) => {
    const rightToLeft = runsRightToLeft([{ type: 'text', value: text }], context);
    const content = textRuns([text, ...see].join('. '), rightToLeft);
    if (places > 0) {
      pushAll(content, textRuns(', '));
      content.push({
        type: 'field',
        instruction: { kind: 'pagesOf', entry: key },
        result: Array.from({ length: places }, () => '1').join(', '),
        properties: runProperties(0),
      });
    }
    return paragraph(content, { ...context, rightToLeft }, { style: `Index${level}` });
  });
  if (entries.length === 0) return [];
  const end = paragraph([], context, { style: 'Spacing' });
  return [{ type: 'contents', isIndex: true, title: undefined, entries, end }];
}

function list(
  heading: string | undefined,
  entries: readonly ComposedParagraph[],
  context: Context,
): ComposedContents {
  const rightToLeft = runsRightToLeft([{ type: 'text', value: heading ?? '' }], context);
  const title =
    heading === undefined
      ? undefined
      : withoutNumber(
          paragraph(textRuns(heading, rightToLeft), { ...context, rightToLeft }, { style: 'TOCHeading' }),
          context,
        );
  // No page begins with the last entry alone.
  const kept = entries.map((each, index) =>
    index === entries.length - 2 ? { ...each, keepNext: true as const } : each,
  );
  return { type: 'contents', title, entries: kept, end: paragraph([], context, { style: 'Spacing' }) };
}

function entry(
  children: readonly Inline[],
  style: `TOC${1 | 2 | 3}` | 'TableOfFigures',
  place: { readonly heading?: Heading; readonly bookmark: string },
  context: Context,
  composer: Composer,
): ComposedParagraph {
  // That of their style, which is all that an update leaves them: page numbers are below each other.
  const directed = {
    ...withMark(context, 'heading'),
    rightToLeft: isRightToLeftDocument(context.environment),
  };
  const number = place.heading ? numberOf(place.heading, context) : [];
  const content: ComposedInline[] = [
    ...number,
    ...composer.inlines(children, silent(directed)),
    { type: 'tab' },
    {
      type: 'field',
      instruction: { kind: 'pageOf', ...place },
      result: '',
      properties: runProperties(0),
    },
  ];
  const target = { kind: 'bookmark', bookmark: place.bookmark } as const;
  const link: ComposedInline = { type: 'link', target, tooltip: '', content };
  const made = paragraph([link], directed, { style });
  const { theme } = context.environment;
  const right = theme.withoutTab.has(style) ? { right: textWidth(context.page), dots: true } : undefined;
  const needsStop = number.at(-1)?.type === 'tab' && !hasStop(style, theme);
  const left = needsStop ? stopBehind(number, style, theme) : undefined;
  if (left === undefined) return right ? { ...made, tabs: right } : made;
  // The lines of a long entry begin below its text, so that no tab stop is between them and the page number.
  return { ...made, indents: hangingAt(left, style, theme), tabs: { ...right, left } };
}

/** Whether the style of entries has a stop behind their numbers. */
function hasStop(style: ParagraphStyleId, theme: Theme): boolean {
  return hasRoomForNumber(theme, style) && isNumberedLevel(theme, Number(style.slice(-1)) - 1);
}

/** The least space between the number of an entry and its text, in em, before it is rounded up to a whole em as in Word. */
const MIN_GAP = 1.25;

/** Where the text begins after its number; undefined where it begins at the edge of the paragraph anyway. */
function stopBehind(
  number: readonly ComposedInline[],
  style: ParagraphStyleId,
  theme: Theme,
): number | undefined {
  const formats = formatsOf(theme);
  const format = formatOf(formats, style);
  const { left, firstLine, size } = format;
  const { max } = widthOf(spansOf(number.slice(0, -1), format, formats));
  if (firstLine + max < 0) return undefined;
  return Math.round(left + firstLine + Math.ceil(max / size + MIN_GAP) * size);
}

function hangingAt(left: number, style: ParagraphStyleId, theme: Theme): Indents {
  const format = formatOf(formatsOf(theme), style);
  return { left, hanging: left - format.left - format.firstLine };
}

/** Deeper headings are left out. */
function tocDepth(depth: Heading['depth']): 1 | 2 | 3 {
  return depth === 1 || depth === 2 ? depth : 3;
}

/** The number of a heading as Word puts it in front of the entry. */
function numberOf(heading: Heading, { environment: { resolved, theme } }: Context): ComposedInline[] {
  const number = resolved.headingNumbers.get(heading);
  const ofItem = resolved.contents.get(heading)?.itemNumber;
  if (ofItem !== undefined) return [...textRuns(ofItem), { type: 'tab' }];
  if (!number) return [];
  if (number.templateNumber && number.text === '') return [];
  const between = number.templateNumber?.between ?? afterNumber(theme, number);
  if (between === 'tab') return [...textRuns(number.printed), { type: 'tab' }];
  return textRuns(between === 'space' ? `${number.printed} ` : number.printed);
}
