import type { Languages } from '../model/resolved.js';
import type { Template, TemplatePart } from '../model/template.js';
import { bodyFonts } from '../theme/fonts.js';
import { childOf, isElement, withChildren, type XmlElement } from '../xml/element.js';

/**
 * A file of ours with the fonts for the writing systems of the text. It was made for none of them, and has its western font in
 * their place; fonts that somebody has chosen since stay.
 */
export function withScriptFonts(template: Template, languages: Languages): Template {
  const { styles, theme, settings } = template;
  const inStyles = within('w:rFonts', (fonts) => styleFonts(fonts, languages));
  const inTheme = (root: XmlElement): XmlElement =>
    ['a:majorFont', 'a:minorFont'].reduce(
      (made, name) => within(name, (fonts) => themeFonts(fonts, languages))(made),
      root,
    );
  return {
    ...template,
    styles: {
      ...styles,
      defaults: styles.defaults && inStyles(styles.defaults),
      all: styles.all.map((style) =>
        style.isDefault ? { ...style, element: inStyles(style.element) } : style,
      ),
    },
    theme: changed(theme, inTheme),
    settings: changed(
      settings,
      within('w:themeFontLang', (each) => fontLanguages(each, languages)),
    ),
  };
}

type Change = (element: XmlElement) => XmlElement;

/** Changes all elements of a name. */
function within(name: string, change: Change): Change {
  const each: Change = (element) =>
    element.name === name
      ? change(element)
      : withChildren(element, (child) => [isElement(child) ? each(child) : child]);
  return each;
}

function changed(part: TemplatePart | undefined, change: Change): TemplatePart | undefined {
  return part && { ...part, root: change(part.root) };
}

function styleFonts(element: XmlElement, languages: Languages): XmlElement {
  const { 'w:ascii': western, 'w:eastAsia': eastAsian, 'w:cs': complex } = element.attributes;
  if (western === undefined) return element;
  const fonts = bodyFonts(western, languages);
  return {
    ...element,
    attributes: {
      ...element.attributes,
      ...(eastAsian === western ? { 'w:eastAsia': fonts.eastAsian } : {}),
      ...(complex === western ? { 'w:cs': fonts.complex } : {}),
    },
  };
}

/** ECMA-376 Part 1, 20.1.4.1.18. */
function themeFonts(element: XmlElement, languages: Languages): XmlElement {
  const western = childOf(element, 'a:latin')?.attributes.typeface;
  if (western === undefined) return element;
  const { eastAsian, complex } = bodyFonts(western, languages);
  const own: Readonly<Record<string, string>> = { 'a:ea': eastAsian, 'a:cs': complex };
  return withChildren(element, (child) => {
    const typeface = isElement(child) && child.attributes.typeface === western && own[child.name];
    return typeface ? [{ ...child, attributes: { ...child.attributes, typeface } }] : [child];
  });
}

/** By these, Word finds the fonts of the theme for each writing system (17.15.1.88). */
function fontLanguages(element: XmlElement, { western, eastAsian, complex }: Languages): XmlElement {
  return {
    ...element,
    attributes: {
      ...element.attributes,
      'w:val': western,
      ...(eastAsian === undefined ? {} : { 'w:eastAsia': eastAsian }),
      ...(complex === undefined ? {} : { 'w:bidi': complex }),
    },
  };
}
