import type { Settings } from '../api/settings.js';
import { hasBuiltInLook } from '../model/carried.js';
import type { ParagraphStyle } from '../model/style.js';
import type { Template, TemplateStyle } from '../model/template.js';
import { themeOf } from '../theme/index.js';
import { titleStyles } from '../theme/styles/titles.js';
import { isElement, valOf, withChild, withChildren, type XmlElement } from '../xml/element.js';
import type { Look } from './look.js';
import { AFTER_ALIGNMENT } from './number-indents.js';
import { Looks } from './style-looks.js';
import { ThemeFonts } from './theme-fonts.js';

/**
 * A file of ours with the styles of the title as our template has them for the place of the title: above the text, or on a page
 * of its own. It was made for one of the two; styles whose spacing, alignment or size somebody has changed since stay.
 */
export function withTitleLook(template: Template, settings: Settings): Template {
  if (!hasBuiltInLook(template)) return template;
  const { styles } = template;
  const looks = new Looks(styles, new ThemeFonts(template.theme?.root));
  const titleLayout = settings.titleLayout === 'page' ? 'quiet' : 'page';
  const elsewhere = titleStyles(themeOf({ ...settings, titleLayout }));
  const wanted = new Map<string, ParagraphStyle>();
  for (const [index, style] of titleStyles(themeOf(settings)).entries()) {
    const found = styles.all.find(({ type, name }) => type === 'paragraph' && name === style.name);
    if (!found || !looksLike(elsewhere[index], looks.of(found.id))) continue;
    wanted.set(found.id, style);
    const twin = valOf(found.element, 'w:link');
    if (twin !== undefined) wanted.set(twin, style);
  }
  const all = styles.all.map((style) => {
    const look = wanted.get(style.id);
    return look ? placed(style, look) : style;
  });
  return { ...template, styles: { ...styles, all } };
}

function looksLike(style: ParagraphStyle | undefined, { before, after, alignment, size }: Look): boolean {
  const { paragraph = {}, run } = style ?? {};
  return (
    before === paragraph.before &&
    after === paragraph.after &&
    (alignment ?? 'left') === (paragraph.alignment ?? 'left') &&
    (run === undefined || size === run.size)
  );
}

/** With what depends on the place of the title. Such a style of ours always has the elements for spacing and size that it needs. */
function placed(style: TemplateStyle, { paragraph = {}, run }: ParagraphStyle): TemplateStyle {
  const { before = 0, after = 0, alignment } = paragraph;
  const spacing = { 'w:before': String(before), 'w:after': String(after) };
  const size = run?.size === undefined ? {} : { 'w:val': String(run.size * 2) };
  const element = withChildren(style.element, (child) => {
    if (!isElement(child)) return [child];
    if (child.name === 'w:pPr') return [aligned(withAttributes(child, { 'w:spacing': spacing }), alignment)];
    return [child.name === 'w:rPr' ? withAttributes(child, { 'w:sz': size, 'w:szCs': size }) : child];
  });
  return { ...style, element };
}

/** Changes attributes of the children that have some by name. */
function withAttributes(
  properties: XmlElement,
  changed: Readonly<Record<string, Readonly<Record<string, string>>>>,
): XmlElement {
  return withChildren(properties, (child) => [
    isElement(child) && changed[child.name]
      ? { ...child, attributes: { ...child.attributes, ...changed[child.name] } }
      : child,
  ]);
}

function aligned(properties: XmlElement, alignment: string | undefined): XmlElement {
  return alignment === undefined
    ? withChildren(properties, (child) => (isElement(child) && child.name === 'w:jc' ? [] : [child]))
    : withChild(properties, { name: 'w:jc', attributes: { 'w:val': alignment }, children: [] }, (name) =>
        AFTER_ALIGNMENT.has(name),
      );
}
