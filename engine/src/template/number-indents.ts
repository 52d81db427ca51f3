import { hasBuiltInLook } from '../model/carried.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import type { ParagraphLook, Style } from '../model/style.js';
import type { Template, TemplateStyle } from '../model/template.js';
import type { Theme } from '../theme/index.js';
import { stylesOf } from '../theme/styles/index.js';
import { isElement, withChild, withChildren } from '../xml/element.js';
import type { Looks } from './style-looks.js';

/** A template whose styles have room for the numbers of headings. */
interface WithNumberIndents {
  readonly template: Template;
  /** The styles of headings and contents that have it. */
  readonly indented: ReadonlySet<ParagraphStyleId>;
}

/**
 * Gives the styles of headings and contents in a file of ours the indents that our own have where headings are numbered.
 * Those that somebody has indented or numbered since stay as they are.
 */
export function withNumberIndents(
  template: Template,
  base: Theme,
  own: readonly Style[],
  looks: Looks,
): WithNumberIndents {
  if (base.numberedFrom === undefined || !hasBuiltInLook(template)) return { template, indented: new Set() };
  const before = indentsIn(stylesOf({ ...base, numberedFrom: undefined }));
  const indents = new Map(
    [...indentsIn(own)].filter(([id]) => {
      const { left, firstLine, numbering } = looks.of(id);
      return left === (before.get(id)?.left ?? 0) && firstLine === 0 && !numbering;
    }),
  );
  const all = template.styles.all.map((style) => {
    const look = style.type === 'paragraph' && indents.get(style.id as ParagraphStyleId);
    return look ? indented(style, look) : style;
  });
  return {
    template: { ...template, styles: { ...template.styles, all } },
    indented: new Set(indents.keys()),
  };
}

const HAS_NUMBERS = /^(?:Heading|TOC)\d$/;

function indentsIn(styles: readonly Style[]): ReadonlyMap<ParagraphStyleId, ParagraphLook> {
  return new Map(
    styles.flatMap((style) =>
      style.type === 'paragraph' && HAS_NUMBERS.test(style.id) ? [[style.id, style.paragraph ?? {}]] : [],
    ),
  );
}

/** The properties of paragraphs that come after their alignment (ECMA-376 Part 1, 17.3.1.26). */
export const AFTER_ALIGNMENT = named(
  'textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
);

const AFTER_INDENTS: ReadonlySet<string> = new Set([
  ...named('contextualSpacing mirrorIndents suppressOverlap jc'),
  ...AFTER_ALIGNMENT,
]);

function named(names: string): ReadonlySet<string> {
  return new Set(names.split(' ').map((name) => `w:${name}`));
}

/** Such a style of ours always has paragraph properties. */
function indented(style: TemplateStyle, { left = 0, hanging = 0 }: ParagraphLook): TemplateStyle {
  const indent = {
    name: 'w:ind',
    attributes: { 'w:left': String(left), ...(hanging === 0 ? {} : { 'w:hanging': String(hanging) }) },
    children: [],
  };
  const element = withChildren(style.element, (child) => [
    isElement(child) && child.name === 'w:pPr'
      ? withChild(child, indent, (each) => AFTER_INDENTS.has(each))
      : child,
  ]);
  return { ...style, element };
}
