import { CODE_TOKEN_KINDS } from '../model/code-tokens.js';
import type { TabStop } from '../model/format.js';
import type { StyleId } from '../model/names/style-ids.js';
import type { ParagraphLook, RunLook, Style } from '../model/style.js';
import { codeStyleId } from '../theme/styles/code-tokens.js';
import type { Look } from './look.js';
import { HEADINGS } from './propose.js';

/** Our styles that are aligned with body text, although they are not based on its style. */
const BESIDE_TEXT: ReadonlySet<StyleId> = new Set([
  'CodeBlock',
  'CodeLabel',
  'DefinitionTerm',
  'DetailsSummary',
]);

/** Our styles for short lines, which are never justified, as wide gaps would appear between their words. */
const SHORT_LINES: ReadonlySet<StyleId> = new Set([
  'TableText',
  'Title',
  'Subtitle',
  'TitleDetails',
  'TextTitle',
  'TOCHeading',
]);

/** Our styles that take their alignment from a style of the template: the first one listed that is not left-aligned. */
const ALIGNED_WITH: Readonly<Partial<Record<StyleId, readonly StyleId[]>>> = {
  Subtitle: ['Title'],
  TitleDetails: ['Subtitle', 'Title'],
  TOCHeading: ['Heading1'],
  TextTitle: ['Heading1'],
  CaptionedFigure: ['Caption'],
};

/**
 * Adapts those of our styles that a template lacks. They assume that `Normal` is neutral and looks like body text, which is
 * not true of all templates.
 */
export function fitOwnStyles(
  normal: Look,
  body: Look,
  given: (id: StyleId) => Look | undefined,
  codeFont: RunLook | undefined,
  tabStops: readonly TabStop[],
): (style: Style) => Style {
  const neutral = neutralized(normal);
  const run = {
    ...(body.size === normal.size ? {} : { size: body.size }),
    ...(body.font === undefined || body.font === normal.font ? {} : { font: body.font }),
  };
  return (style) => {
    if (style.type === 'character')
      return isCodeToken(style.id) ? { ...style, run: { ...codeFont, ...style.run } } : style;
    const alignment = alignmentOf(style.id, normal, given);
    if (style.basedOn !== 'Normal' && style.basedOn !== 'SourceCode')
      return { ...style, paragraph: { ...style.paragraph, ...alignment } };
    const paragraph = { ...neutral, ...style.paragraph, ...alignment };
    const left = (paragraph.left ?? 0) + Math.max(body.left, 0);
    return {
      ...style,
      paragraph: {
        ...paragraph,
        ...(BESIDE_TEXT.has(style.id) && body.left > 0 ? { left } : {}),
        ...tabsOf(paragraph, tabStops),
      },
      run: {
        ...run,
        ...style.run,
        ...(style.id === 'TOCHeading' && headingRun(given('Heading1'))),
        ...runBelow(style, given),
      },
    };
  };
}

/** A tab goes to the next stop, also an inherited one: a style with stops of its own has only these. */
function tabsOf({ tabs }: ParagraphLook, inherited: readonly TabStop[]): Pick<ParagraphLook, 'tabs'> {
  if (!tabs) return {};
  const others = inherited.filter((stop) => tabs.every(({ position }) => position !== stop.position));
  return { tabs: [...others.map(({ position }) => ({ position, alignment: 'clear' as const })), ...tabs] };
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

/** A heading looks like the next one of the template above it, and is not larger. */
function runBelow({ id, run }: Style, given: (id: StyleId) => Look | undefined): RunLook {
  const at = (HEADINGS as readonly StyleId[]).indexOf(id);
  const above = HEADINGS.slice(0, Math.max(0, at)).map(given).findLast(Boolean);
  if (!above) return {};
  const { italic: _, ...look } = headingRun(above);
  return { ...look, size: Math.min(above.size, run?.size ?? above.size) };
}

/** The character formatting of the template's first-level headings, for the title of the table of contents. */
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

/** Resets the indents, spacing and alignment that are inherited from `Normal`. */
function neutralized({ firstLine, left, right, before, alignment }: Look): ParagraphLook {
  return {
    ...(firstLine === 0 ? {} : { firstLine: 0 }),
    ...(left === 0 ? {} : { left: 0 }),
    ...(right === 0 ? {} : { right: 0 }),
    ...(before === 0 ? {} : { before: 0 }),
    ...(alignment === 'center' || alignment === 'right' ? { alignment: 'left' } : {}),
  };
}
