import { openPages, type PageDrawing, type PlacedBlock, type Rectangle } from '@footmark/engine/pages';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../bench/contents-documents.mjs';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { shownText } from '../docx/shown-text';
import { fixtures } from '../golden/fixture';
import { notesApart, numbersIn } from '../word-rules/lists/counting';
import { brokenRules } from '../word-rules/rules';
import { paragraphsIn, type Story } from '../word-rules/stories';
import { boxesOn, extentOf, paragraphsOf, textOfLine } from './drawn';

const withoutSpaces = (text: string): string => text.replace(/[\s\u00ad]+/g, '');

const drawnText = (blocks: readonly PlacedBlock[]): string =>
  [...paragraphsOf(blocks)]
    .flatMap(({ begins, marker, lines }) => [begins ? (marker?.text ?? '') : '', ...lines.map(textOfLine)])
    .join('');

async function pagesOf(markdown: string, options: object): Promise<readonly PageDrawing[]> {
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  return pages.map((_, index) => session.page(index + 1));
}

const LONG = new Set(['report, business', 'long text with notes, Times', 'landscape pages between others']);
const long = DOCUMENTS.filter(({ name }) => LONG.has(name)).map((document) => ({
  ...document,
  markdown: document.markdown(),
}));

/** Fixtures with something taller than a page. */
const HIGH = [
  {
    name: 'a row higher than a page',
    markdown: `| a | b |\n|---|---|\n| one | two |\n| x | ${'some words '.repeat(2500)}[^n] |\n| y | z |\n\n[^n]: Note.`,
    options: {},
  },
  {
    name: 'a callout, a note and code higher than a page',
    markdown: `> [!NOTE]\n> ${'some words '.repeat(1500)}\n>\n> - item\n\n~~~\n${'code\n'.repeat(150)}~~~\n\nText[^n].\n\n[^n]: ${'some words '.repeat(2500)}`,
    options: { template: 'academic' } as const,
  },
];

describe.each([...fixtures(), ...long, ...HIGH])('the pages of $name', ({ markdown, options }) => {
  test('contain every word once, in order, within the paper and without overlaps', async () => {
    const pages = await pagesOf(markdown, options);
    const file = openPackage((await convertForTest(markdown, options)).bytes);
    const numbers = numbersIn(file, notesApart(file));
    const written = (story: Story): string =>
      paragraphsIn(file, story)
        .map((each) => (numbers.get(each) ?? '') + shownText(each))
        .join('');
    const body = pages.map((page) => drawnText(page.body)).join('');
    expect(withoutSpaces(body)).toBe(withoutSpaces(written('document') + written('endnotes')));
    const notes = pages.map((page) => drawnText(page.notes?.blocks ?? [])).join('');
    expect(withoutSpaces(notes)).toBe(withoutSpaces(written('footnotes')));
    expect(brokenRules({ file, pages })).toEqual([]);
    for (const page of pages) {
      expect([...boxesOn(page)].filter((box) => !isOnPaper(box, page))).toEqual([]);
      expect(overlaps(page)).toEqual([]);
    }
    const marks = firstPages(pages, 'mark');
    // A note that follows others may begin on the page after its reference.
    for (const [number, page] of notes === '' ? [] : firstPages(pages, 'number'))
      expect([marks.get(number), (marks.get(number) ?? 0) + 1]).toContain(page);
  });
});

const isOnPaper = ({ x, y, width, height }: Rectangle, page: PageDrawing): boolean =>
  x >= 0 && y >= 0 && x + width <= page.width + 1 && y + height <= page.height;

/** The blocks of text and notes that begin above the end of the block before. */
function overlaps({ body, notes }: PageDrawing): readonly number[] {
  const extents = [...body, ...(notes?.blocks ?? [])].map(extentOf);
  return extents.flatMap(({ top, left, right }, index) => {
    const above = extents[index - 1];
    // The spacing of a line may extend below the text area, into the notes.
    const isFirstNote = index === body.length;
    const isBeside = above && (left >= above.right || right <= above.left);
    return above && !isFirstNote && !isBeside && top < above.bottom - 1 ? [index] : [];
  });
}

/** The page on which each note, by its number, is first referred to, or begins. */
function firstPages(pages: readonly PageDrawing[], is: 'mark' | 'number'): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { number: page, body, notes } of pages)
    for (const { lines } of paragraphsOf(is === 'mark' ? body : (notes?.blocks ?? [])))
      for (const piece of lines.flatMap(({ pieces }) => pieces))
        if (piece.type === 'text' && piece.note?.is === is && !found.has(piece.note.number))
          found.set(piece.note.number, page);
  return found;
}
