import { childNamed, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { type List, listsIn, numberIn, valueIn } from './definitions';

/** What numbers a paragraph. */
export interface Item {
  readonly list: List;
  /** Counted from 0. */
  readonly level: number;
}

interface ItemFinder {
  /** What numbers a paragraph: its own list, else that of its style, or of a style behind it (17.9.18, 17.9.23). */
  itemOf(paragraph: Element): Item | undefined;
  ofStyle(id: string): Item | undefined;
}

export function itemFinder(file: DocxPackage): ItemFinder {
  const lists = listsIn(file);
  const styles = new Map<string, Element>();
  let usual: string | undefined;
  for (const style of elements(file.parts.get('word/styles.xml')?.root, 'w:style')) {
    const id = style.getAttribute('w:styleId') ?? '';
    styles.set(id, style);
    const isDefault = /^(?:1|true|on)$/.test(style.getAttribute('w:default') ?? '');
    if (isDefault && style.getAttribute('w:type') === 'paragraph') usual = id;
  }

  const ofStyle = (id: string | undefined, seen: readonly string[] = []): Item | undefined => {
    const style = id === undefined ? undefined : styles.get(id);
    if (!style || id === undefined || seen.includes(id)) return undefined;
    const behind = valueIn(style, 'w:basedOn');
    const own = childNamed(childNamed(style, 'w:pPr') ?? style, 'w:numPr');
    const numId = own && valueIn(own, 'w:numId');
    if (numId === undefined) {
      const inherited = ofStyle(behind, [...seen, id]);
      const level = numberIn(own && childNamed(own, 'w:ilvl'), 'w:val');
      return inherited && level !== undefined ? { ...inherited, level } : inherited;
    }
    const list = lists.get(numId);
    const level = list?.levelOfStyle.get(id) ?? numberIn(childNamed(own ?? style, 'w:ilvl'), 'w:val') ?? 0;
    return list && { list, level };
  };

  const itemOf = (paragraph: Element): Item | undefined => {
    const properties = childNamed(paragraph, 'w:pPr');
    const styled = ofStyle((properties && valueIn(properties, 'w:pStyle')) ?? usual);
    const own = properties && childNamed(properties, 'w:numPr');
    if (!own) return styled;
    const numId = valueIn(own, 'w:numId');
    const level = numberIn(childNamed(own, 'w:ilvl'), 'w:val');
    if (numId === undefined) return styled && { list: styled.list, level: level ?? styled.level };
    const list = lists.get(numId);
    return list && { list, level: level ?? 0 };
  };

  return { itemOf, ofStyle };
}
