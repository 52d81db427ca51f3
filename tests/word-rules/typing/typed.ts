import { childNamed, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { valueIn } from '../lists/definitions';
import { type Item, itemFinder } from '../lists/items';

/** How a paragraph looks that somebody begins with Enter at the end of another. */
export interface Typed {
  readonly style: string;
  /** Whether the file has its style. */
  readonly exists: boolean;
  readonly item: Item | undefined;
  readonly rightToLeft: boolean;
  /** Whether it is in the outline, and so in the contents. */
  readonly isOutlined: boolean;
  readonly beginsPage: boolean;
  /** In half points. */
  readonly size: number;
}

/** What Word makes of Enter, as far as the file decides it. */
export interface Typing {
  styleOf(paragraph: Element): string;
  itemOf(paragraph: Element): Item | undefined;
  after(paragraph: Element): Typed;
  /** The style of a paragraph that is begun behind one in `style`. */
  nextOf(style: string): string;
  /** The ids of all styles of paragraphs. */
  readonly styles: Iterable<string>;
}

const OFF = /^(?:0|false|off)$/;
const BODY_LEVEL = '9';

/**
 * A new paragraph has the style that the style of the one before names as its next (ECMA-376 Part 1, 17.7.4.10). If that is the
 * same style, or none is named, the paragraph's own properties go on as well; those of a section never do.
 */
export function typingIn(file: DocxPackage): Typing {
  const styles = new Map<string, Element>();
  let usual = '';
  for (const style of elements(file.parts.get('word/styles.xml')?.root, 'w:style')) {
    if (style.getAttribute('w:type') !== 'paragraph') continue;
    const id = style.getAttribute('w:styleId') ?? '';
    styles.set(id, style);
    if (/^(?:1|true|on)$/.test(style.getAttribute('w:default') ?? '')) usual = id;
  }
  const { itemOf, ofStyle } = itemFinder(file);

  /** A style and those behind it. */
  const lineage = (id: string, seen: readonly string[] = []): readonly Element[] => {
    const style = styles.get(id);
    if (!style || seen.includes(id)) return [];
    return [style, ...lineage(valueIn(style, 'w:basedOn') ?? '', [...seen, id])];
  };
  const inherited = (
    id: string,
    group: 'w:pPr' | 'w:rPr',
    name: string,
    own?: Element,
  ): Element | undefined => {
    const direct = own && childNamed(own, name);
    if (direct) return direct;
    for (const style of lineage(id)) {
      const properties = childNamed(style, group);
      const found = properties && childNamed(properties, name);
      if (found) return found;
    }
    return undefined;
  };
  const isOn = (element: Element | undefined): boolean =>
    element !== undefined && !OFF.test(element.getAttribute('w:val') ?? '1');
  const styleOf = (paragraph: Element): string => {
    const properties = childNamed(paragraph, 'w:pPr');
    return (properties && valueIn(properties, 'w:pStyle')) ?? usual;
  };
  const nextOf = (id: string): string => {
    const style = styles.get(id);
    return (style && valueIn(style, 'w:next')) ?? id;
  };
  return {
    styleOf,
    itemOf,
    nextOf,
    styles: styles.keys(),
    after: (paragraph) => {
      const before = styleOf(paragraph);
      const style = nextOf(before);
      const goesOn = style === before;
      const own = goesOn ? childNamed(paragraph, 'w:pPr') : undefined;
      const level = inherited(style, 'w:pPr', 'w:outlineLvl', own)?.getAttribute('w:val') ?? BODY_LEVEL;
      return {
        style,
        exists: styles.has(style),
        item: goesOn ? itemOf(paragraph) : ofStyle(style),
        rightToLeft: isOn(inherited(style, 'w:pPr', 'w:bidi', own)),
        isOutlined: level !== BODY_LEVEL,
        beginsPage: isOn(inherited(style, 'w:pPr', 'w:pageBreakBefore', own)),
        size: Number(inherited(style, 'w:rPr', 'w:sz')?.getAttribute('w:val') ?? 20),
      };
    },
  };
}
