import { elements } from './elements';
import type { Element } from './xml';

/** The definition of a list level, by the list's `w:abstractNumId` and the `w:ilvl`. */
interface Level {
  readonly list: string;
  readonly level: number;
}

/**
 * Numbers headings as Word does, using the lists of a document and the styles linked to them. Call the returned
 * function with the paragraphs in order; it returns the number that Word prints before each.
 */
export function headingNumbers(
  numbering: Element | undefined,
  styles: Element | undefined,
): (paragraph: Element) => string {
  const lists = new Map(
    [...elements(numbering, 'w:num')].map((num) => [
      num.getAttribute('w:numId'),
      valueIn(num, 'w:abstractNumId'),
    ]),
  );
  const levels = new Map(
    [...elements(numbering, 'w:abstractNum')].map((list) => [
      list.getAttribute('w:abstractNumId') ?? '',
      [...elements(list, 'w:lvl')],
    ]),
  );
  const ofStyles = new Map(
    [...elements(styles, 'w:style')].map((style) => [style.getAttribute('w:styleId'), levelIn(style, lists)]),
  );
  const counts = new Map<string, number[]>();
  return (paragraph) => {
    const style = valueIn(paragraph, 'w:pStyle');
    if (!/^Heading\d$/.test(style ?? '')) return '';
    const level =
      [...elements(paragraph, 'w:numPr')].length > 0 ? levelIn(paragraph, lists) : ofStyles.get(style ?? '');
    const definitions = level && levels.get(level.list);
    if (!definitions) return '';
    const before = counts.get(level.list) ?? [];
    const counted = Array.from({ length: level.level + 1 }, (_, index) =>
      index < level.level ? (before[index] ?? 1) : (before[index] ?? 0) + 1,
    );
    counts.set(level.list, counted);
    const formats = definitions.map((each) => valueIn(each, 'w:numFmt'));
    if (formats[level.level] === 'bullet') return '';
    const text = valueIn(definitions[level.level], 'w:lvlText') ?? '';
    return text.replace(/%(\d)/g, (_, digit) => {
      const number = counted[Number(digit) - 1] ?? 1;
      return formats[Number(digit) - 1] === 'upperLetter' ? String.fromCharCode(64 + number) : String(number);
    });
  };
}

function levelIn(
  properties: Element,
  lists: ReadonlyMap<string | null, string | undefined>,
): Level | undefined {
  const list = lists.get(valueIn(properties, 'w:numId') ?? '');
  return list === undefined ? undefined : { list, level: Number(valueIn(properties, 'w:ilvl') ?? 0) };
}

function valueIn(element: Element | undefined, name: string): string | undefined {
  const [found] = elements(element, name);
  return found?.getAttribute('w:val') ?? undefined;
}
