import { childNamed, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { numberIn, valueIn } from '../lists/definitions';

/** What fields ask of the style of a paragraph. */
export interface ParagraphStyles {
  /** The level of one of Word's own headings, counted from 1. */
  headingLevel(paragraph: Element): number | undefined;
  /** The outline level, counted from 1, that the paragraph has itself or from its style (ECMA-376 Part 1, 17.3.1.20). */
  outlineLevel(paragraph: Element): number | undefined;
  /** The level of one of Word's own entries of contents. */
  tocLevel(paragraph: Element): number | undefined;
  /** Whether it has a style of this name. */
  isNamed(paragraph: Element, name: string): boolean;
  /** The ids of styles of runs with a name. */
  characterStyle(name: string): string | undefined;
}

const BODY_TEXT = 9;

/**
 * The id of one of Word's own styles by its name in the language of the program, which fields use: of "Überschrift 1" Word keeps
 * "berschrift1", and of "标题 1" only "1". The style itself is named in English in the file.
 */
function idOfLocalName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '');
}

export function paragraphStylesOf(file: DocxPackage): ParagraphStyles {
  const styles = new Map<string, Element>();
  let usual = '';
  for (const style of elements(file.parts.get('word/styles.xml')?.root, 'w:style')) {
    const id = style.getAttribute('w:styleId') ?? '';
    styles.set(id, style);
    const isDefault = /^(?:1|true|on)$/.test(style.getAttribute('w:default') ?? '');
    if (isDefault && style.getAttribute('w:type') === 'paragraph') usual = id;
  }
  const idOf = (paragraph: Element): string => {
    const properties = childNamed(paragraph, 'w:pPr');
    return (properties && valueIn(properties, 'w:pStyle')) ?? usual;
  };
  const namesOf = (style: Element | undefined): readonly string[] => {
    if (!style) return [];
    const aliases = valueIn(style, 'w:aliases')?.split(',') ?? [];
    return [valueIn(style, 'w:name') ?? '', ...aliases].map((name) => name.trim().toLowerCase());
  };
  const outlineOf = (id: string, seen: readonly string[] = []): number | undefined => {
    const style = styles.get(id);
    if (!style || seen.includes(id)) return undefined;
    const own = numberIn(childNamed(childNamed(style, 'w:pPr') ?? style, 'w:outlineLvl'), 'w:val');
    return own ?? outlineOf(valueIn(style, 'w:basedOn') ?? '', [...seen, id]);
  };
  const numbered = (pattern: RegExp, paragraph: Element): number | undefined => {
    const level = pattern.exec(namesOf(styles.get(idOf(paragraph)))[0] ?? '')?.[1];
    return level === undefined ? undefined : Number(level);
  };
  return {
    headingLevel: (paragraph) => numbered(/^heading (\d)$/, paragraph),
    tocLevel: (paragraph) => numbered(/^toc (\d)$/, paragraph),
    outlineLevel: (paragraph) => {
      const own = numberIn(childNamed(childNamed(paragraph, 'w:pPr') ?? paragraph, 'w:outlineLvl'), 'w:val');
      const level = own ?? outlineOf(idOf(paragraph));
      return level === undefined || level === BODY_TEXT ? undefined : level + 1;
    },
    isNamed: (paragraph, name) => {
      const id = idOf(paragraph);
      const style = styles.get(id);
      if (namesOf(style).includes(name.toLowerCase()) || id.toLowerCase() === name.toLowerCase()) return true;
      return style?.getAttribute('w:customStyle') === null && id !== '' && id === idOfLocalName(name);
    },
    characterStyle: (name) =>
      [...styles].find(
        ([, style]) =>
          style.getAttribute('w:type') === 'character' && namesOf(style).includes(name.toLowerCase()),
      )?.[0],
  };
}
