import type { ComposedParagraph } from '../model/composed.js';
import type { FieldInstruction } from '../model/composed-inlines.js';
import { plainText } from '../model/nodes/plain-text.js';
import type { PageRecord } from './numbered-pages.js';

/** What a field asks of a heading. */
export type HeadingQuery = Pick<
  Extract<FieldInstruction, { readonly kind: 'heading' }>,
  'level' | 'isNumber'
>;

/**
 * The text, or the number, of the heading of a level that a page shows for it: the first on it, or else the last before it, or
 * the first after it, as Word finds it for `STYLEREF` (ECMA-376 Part 1, 17.16.5.59).
 */
export function headingFor(
  pages: readonly PageRecord[],
  number: number,
  { level, isNumber }: HeadingQuery,
): string {
  const textOf = isNumber ? numberOf : titleOf;
  const onPage = headingsOn(pages[number - 1], level)[0];
  if (onPage) return textOf(onPage);
  for (let index = number - 2; index >= 0; index--) {
    const last = headingsOn(pages[index], level).at(-1);
    if (last) return textOf(last);
  }
  for (const page of pages.slice(number)) {
    const [next] = headingsOn(page, level);
    if (next) return textOf(next);
  }
  return '';
}

function headingsOn(page: PageRecord | undefined, level: number): readonly ComposedParagraph[] {
  const style = `Heading${level}`;
  return (page?.columns ?? []).flatMap(({ parts }) =>
    parts.flatMap(({ box, from }) =>
      from === 0 && box.type === 'paragraph' && box.paragraph.style === style ? [box.paragraph] : [],
    ),
  );
}

/** Without full stops at its end, which Word leaves out, too; 0 for a heading without a number, as in Word. */
function numberOf({ headingNumber }: ComposedParagraph): string {
  if (headingNumber === undefined || headingNumber === 'none') return '0';
  return headingNumber.printed.replace(/\.+$/, '');
}

function titleOf({ heading }: ComposedParagraph): string {
  return heading ? plainText(heading.children) : '';
}
