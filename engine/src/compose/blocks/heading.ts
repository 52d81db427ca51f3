import type { ComposedParagraph } from '../../model/composed.js';
import type { Heading } from '../../model/document.js';
import { listOfStyle, type ParagraphStyleId } from '../../model/names/style-ids.js';
import { runsRightToLeft } from '../../model/nodes/text-direction.js';
import { levelOf } from '../../model/resolved.js';
import {
  afterNumber,
  hasRoomForNumber,
  isAppendixLevel,
  isNumberedLevel,
  numberedIndents,
} from '../../theme/heading-numbers.js';
import { bookmarked } from '../bookmarked.js';
import type { Composer } from '../composer.js';
import { type Context, upright, withMark } from '../context.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function heading(node: Heading, context: Context, composer: Composer): [ComposedParagraph] {
  const rightToLeft = runsRightToLeft(node.children, context);
  const isPlain = isPlainReferences(node, context);
  const { headings, contents, targets, headingShift } = context.environment.resolved;
  const level = levelOf(node, headingShift);
  const alignment =
    node.align ?? context.alignment ?? (isPlain ? 'center' : besideMarker(level, rightToLeft, context));
  const marked = withMark(upright(context), 'heading');
  const directed = { ...(isPlain ? withMark(marked, 'regular') : marked), rightToLeft, alignment };
  const names = [headings.get(node)?.bookmark, contents.get(node)?.bookmark, ...(targets.get(node) ?? [])];
  const content = bookmarked(composer.inlines(node.children, directed), names);
  const style = styleOf(node, level, context);
  const made = paragraph(content, directed, { style, source: sourceOf(node) });
  return [{ ...made, ...numbered(node, level - 1, made, context), ...kept(level, context), heading: node }];
}

function styleOf(
  node: Heading,
  level: Heading['depth'],
  { environment: { resolved, theme } }: Context,
): ParagraphStyleId {
  const isAppendix = resolved.headingNumbers.get(node)?.list === 'appendices';
  return isAppendix && isAppendixLevel(theme, level - 1) ? `AppendixHeading${level}` : `Heading${level}`;
}

/** A heading stays with its text, also in a template whose style does not say so. */
function kept(
  level: Heading['depth'],
  { environment: { theme } }: Context,
): Pick<ComposedParagraph, 'keepNext'> {
  return theme.paragraphs.get(`Heading${level}`)?.keepNext === false ? { keepNext: true } : {};
}

/** In a list, a heading that would otherwise be centred is beside its marker. */
function besideMarker(
  level: Heading['depth'],
  rightToLeft: boolean,
  { listDepth, environment: { theme } }: Context,
): 'left' | 'right' | undefined {
  if (listDepth === 0) return undefined;
  const given = theme.paragraphs.get(`Heading${level}`)?.alignment;
  const isCentered = given === undefined ? theme.headings[level - 1]?.centered : given === 'center';
  return isCentered ? (rightToLeft ? 'right' : 'left') : undefined;
}

/** The number of a heading, and its indents where they are not those of its style. */
function numbered(
  node: Heading,
  level: number,
  { style, indents }: ComposedParagraph,
  { environment: { resolved, theme } }: Context,
): Pick<ComposedParagraph, 'headingNumber' | 'indents'> {
  const number = resolved.headingNumbers.get(node);
  const isByStyle = isNumberedLevel(theme, level);
  const left = indents?.left ?? theme.headings[level]?.left ?? 0;
  if (!number) {
    // In a Word template, headings may have numbers although nobody has asked for them.
    if (!isByStyle && !(node.kind === 'unnumbered' && theme.strayNumbers.has(style))) return {};
    const isHanging = isByStyle && hasRoomForNumber(theme, style) && !theme.headings[level]?.centered;
    return { headingNumber: 'none', ...(isHanging && { indents: { ...indents, left, firstLine: 0 } }) };
  }
  if (number.templateNumber) return { headingNumber: { ...number, between: number.templateNumber.between } };
  const headingNumber = { ...number, between: afterNumber(theme, number) };
  const own = numberedIndents(theme, number);
  const isOwn = number.list === listOfStyle(style) && indents === undefined;
  if (isOwn || !own) return { headingNumber };
  const place =
    own.hanging === 0 ? { left, firstLine: 0 } : { left: left + own.hanging, hanging: own.hanging };
  return { headingNumber, indents: { ...indents, ...place } };
}

/** In MLA style, "Works Cited" is centred and looks like the text. */
function isPlainReferences({ isBibliography }: Heading, { environment }: Context): boolean {
  return environment.theme.centersReferences && isBibliography === true;
}
