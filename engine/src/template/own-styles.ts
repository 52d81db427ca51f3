import { CODE_TOKEN_KINDS } from '../model/code-tokens.js';
import type { ParagraphLook, RunLook, Style } from '../theme/style.js';
import type { StyleId } from '../theme/style-ids.js';
import { codeStyleId } from '../theme/styles/code-tokens.js';
import type { Look } from './look.js';

/** Our styles of text that stands where body text does, although they are not based on its style. */
const BESIDE_TEXT: ReadonlySet<StyleId> = new Set([
  'CodeBlock',
  'CodeLabel',
  'DefinitionTerm',
  'DetailsSummary',
]);

/** Our styles of short lines, whose words would be torn apart if they were justified. */
const SHORT_LINES: ReadonlySet<StyleId> = new Set([
  'TableText',
  'Title',
  'Subtitle',
  'TitleDetails',
  'TextTitle',
  'TOCHeading',
]);

/** What stands with a style of the template, which gives it its place on the line: the nearest that is not on the left. */
const ALIGNED_WITH: Readonly<Partial<Record<StyleId, readonly StyleId[]>>> = {
  Subtitle: ['Title'],
  TitleDetails: ['Subtitle', 'Title'],
  TOCHeading: ['Heading1'],
  TextTitle: ['Heading1'],
};

/**
 * Changes those of our styles that a template lacks: they expect that `Normal` is neutral and looks like body text, which is
 * not so in all templates.
 */
export function fitOwnStyles(
  normal: Look,
  body: Look,
  given: (id: StyleId) => Look | undefined,
  codeFont: RunLook | undefined,
): (style: Style) => Style {
  const neutral = neutralized(normal);
  const run = {
    ...(body.size === normal.size ? {} : { size: body.size }),
    ...(body.font === undefined || body.font === normal.font ? {} : { font: body.font }),
  };
  return (style) => {
    if (style.type === 'character')
      return isCodeToken(style.id) ? { ...style, run: { ...codeFont, ...style.run } } : style;
    if (style.basedOn !== 'Normal') return style;
    const paragraph = { ...neutral, ...style.paragraph, ...alignmentOf(style.id, normal, given) };
    const left = (paragraph.left ?? 0) + Math.max(body.left, 0);
    return {
      ...style,
      paragraph: {
        ...paragraph,
        ...(BESIDE_TEXT.has(style.id) && body.left > 0 ? { left } : {}),
      },
      run: { ...run, ...style.run, ...(style.id === 'TOCHeading' && headingRun(given('Heading1'))) },
    };
  };
}

function alignmentOf(
  id: StyleId,
  normal: Look,
  given: (id: StyleId) => Look | undefined,
): Pick<ParagraphLook, 'alignment'> {
  const beside = ALIGNED_WITH[id]?.map((each) => given(each)?.alignment).find(isAside);
  if (beside) return { alignment: beside };
  return SHORT_LINES.has(id) && normal.alignment === 'both' ? { alignment: 'left' } : {};
}

function isAside(alignment: Look['alignment']): alignment is 'center' | 'right' {
  return alignment === 'center' || alignment === 'right';
}

/** The letters of the template's chapters, which the title of the contents is one of. */
function headingRun(heading: Look | undefined): RunLook {
  if (!heading) return {};
  const { font, size, bold, italic, caps, smallCaps, color } = heading;
  return {
    size,
    bold,
    italic,
    ...(caps ? { caps } : {}),
    ...(smallCaps ? { smallCaps } : {}),
    ...(font === undefined ? {} : { font }),
    ...(color === undefined ? {} : { color }),
  };
}

const CODE_TOKENS: ReadonlySet<StyleId> = new Set(CODE_TOKEN_KINDS.map(codeStyleId));

function isCodeToken(id: StyleId): boolean {
  return CODE_TOKENS.has(id);
}

/** Resets the indents of `Normal`, and the like. */
function neutralized({ firstLine, left, right, before, alignment }: Look): ParagraphLook {
  return {
    ...(firstLine === 0 ? {} : { firstLine: 0 }),
    ...(left === 0 ? {} : { left: 0 }),
    ...(right === 0 ? {} : { right: 0 }),
    ...(before === 0 ? {} : { before: 0 }),
    ...(alignment === 'center' || alignment === 'right' ? { alignment: 'left' } : {}),
  };
}
