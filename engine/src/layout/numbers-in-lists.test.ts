import { describe, expect, test } from 'vitest';
import {
  bottomOf,
  documentOf,
  isParagraph,
  page,
  paragraph,
  section,
  textOf,
  theme,
  words,
} from '../../../tests/composed-pages.js';
import type {
  Composed,
  ComposedBlock,
  ComposedContents,
  ComposedInline,
  ComposedParagraph,
  FieldInstruction,
  SectionSetting,
} from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { Heading } from '../model/document.js';
import { type LaidOut, layOut } from './index.js';

const { margins } = page;
/** The number of the first page has four digits. */
const FROM_1000: SectionSetting = {
  stories: { usual: { header: [], footer: [] } },
  headerDistance: 0,
  footerDistance: 0,
  verticalAlignment: 'top',
  pageNumbers: { format: 'decimal', start: 1000 },
};
/** A narrow page of a few lines. */
const SMALL = {
  width: margins.left + margins.right + 2400,
  height: margins.top + margins.bottom + 1500,
  margins,
};
const BREAK = { beginsPage: true } as const;

const field = (instruction: FieldInstruction): ComposedInline => ({
  type: 'field',
  instruction,
  result: '',
  properties: PLAIN_RUN,
});
const HEADING: Heading = { type: 'heading', depth: 1, children: [], line: 1 };
const TO_HEADING = field({ kind: 'pageOf', heading: HEADING, bookmark: '_Toc1' });
const TO_BOOKMARK = field({ kind: 'pageOf', bookmark: 'figure' });
const TO_INDEXED = field({ kind: 'pagesOf', entry: 'term' });

const laidOut = (blocks: readonly ComposedBlock[], own: Partial<Composed> = {}): LaidOut =>
  layOut(
    documentOf([section(blocks, { page: SMALL, setting: FROM_1000 })], { hasContents: true, ...own }),
    theme,
  );
/** The texts on each page, but for those that fill it. */
const textsOn = (pages: LaidOut): readonly (readonly string[])[] =>
  pages.overview.pages.map((_, index) =>
    pages
      .draw(index + 1)
      .body.filter(isParagraph)
      .map(textOf)
      .filter((text) => text !== '' && text !== 'filler'),
  );

const listOf = (
  entries: readonly ComposedParagraph[],
  own: Partial<ComposedContents> = {},
): ComposedContents => ({
  type: 'contents',
  title: undefined,
  entries,
  end: paragraph(''),
  ...own,
});
const linesOf = (...content: readonly ComposedInline[]): number => {
  const [drawn] = laidOut([paragraph('', { content })]).draw(1).body;
  return drawn?.type === 'paragraph' ? drawn.lines.length : 0;
};
/** A text that takes another line with a number of four digits. Room for three is reserved in all but an index. */
const ENTRY = (() => {
  let text = 'entry ';
  while (linesOf(words(`${text} `), words('1000')) === 1) text = `${text}i`;
  return `${text} `;
})();
const entryWith = (number: ComposedInline): ComposedParagraph =>
  paragraph('', { content: [words(ENTRY), number] });
const SHORT = paragraph('short');
const FILLER = paragraph('filler', { spacing: { before: 0, after: 0, always: true } });

/** As many paragraphs below a list as make what follows the last on its page, as long as the list has no numbers. */
function filled(list: readonly ComposedBlock[], last: ComposedParagraph): readonly ComposedBlock[] {
  const filler: ComposedParagraph[] = [];
  const isOnFirst = () =>
    laidOut([...list, ...filler, last], { hasContents: false }).overview.pages.length === 1;
  while (isOnFirst()) filler.push(FILLER);
  return [...list, ...filler.slice(0, -1), last];
}

test('an entry takes another line with a number of four digits', () => {
  expect(['100', '1000'].map((number) => linesOf(words(ENTRY), words(number)))).toEqual([1, 2]);
});

describe('a number that makes its list longer moves what it refers to, and is that of the new page', () => {
  const heading = paragraph('Heading', { heading: HEADING });
  const figure = paragraph('', {
    content: [{ type: 'bookmarked', names: ['figure'], content: [words('Figure')] }],
  });

  test.each<[string, readonly ComposedContents[], ComposedParagraph]>([
    ['the contents', [listOf([entryWith(TO_HEADING)])], heading],
    ['a list of figures', [listOf([entryWith(TO_BOOKMARK)])], figure],
    ['the second of two lists', [listOf([SHORT]), listOf([entryWith(TO_HEADING)])], heading],
    ['the first of two lists', [listOf([entryWith(TO_HEADING)]), listOf([SHORT])], heading],
    ['an entry below one that does not grow', [listOf([SHORT, entryWith(TO_HEADING)])], heading],
    ['an entry above one that does not grow', [listOf([entryWith(TO_HEADING), SHORT])], heading],
  ])('in %s', (_, lists, last) => {
    const pages = laidOut(filled(lists, last));
    const texts = textsOn(pages);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toEqual([textOf(laidOut([last]).draw(1).body[0])]);
    expect(texts[0]?.filter((text) => text.startsWith('entry'))).toEqual([expect.stringMatching(/ 1001$/)]);
  });

  test('in an index above the text', () => {
    const indexed = paragraph('', {
      content: [
        words('Term'),
        field({ kind: 'indexEntry', mark: { type: 'indexMark', path: ['term'], line: 1 } }),
      ],
    });
    const pages = laidOut(filled([listOf([entryWith(TO_INDEXED)], { isIndex: true })], indexed), {
      hasIndex: true,
    });
    expect(textsOn(pages)).toEqual([[expect.stringMatching(/^entry.* 1001$/)], ['Term']]);
    expect(pages.numbersOfPages('term')).toBe('1001');
  });

  test('unless it has none', () => {
    const blocks = filled([listOf([entryWith(field({ kind: 'pageOf', bookmark: 'nowhere' }))])], heading);
    expect(textsOn(laidOut(blocks))).toHaveLength(1);
    const other = filled(
      [listOf([entryWith(field({ kind: 'pagesOf', entry: 'nothing' }))], { isIndex: true })],
      heading,
    );
    expect(textsOn(laidOut(other, { hasIndex: true }))).toHaveLength(1);
    const fixed = filled(
      [listOf([entryWith(field({ kind: 'sequence', name: 'a', byChapter: false, style: 'decimal' }))])],
      heading,
    );
    expect(textsOn(laidOut(fixed))).toHaveLength(1);
  });
});

test('an index of many pages takes the lines that their numbers need', () => {
  const marked = () =>
    paragraph('', {
      ...BREAK,
      content: [
        words('Term'),
        field({ kind: 'indexEntry', mark: { type: 'indexMark', path: ['term'], line: 1 } }),
      ],
    });
  const index = listOf([paragraph('', { content: [words('term '), TO_INDEXED] })], { isIndex: true });
  const pages = laidOut([...Array.from({ length: 5 }, marked), index, paragraph('after')], {
    hasIndex: true,
  });
  const [entry, after] = pages.draw(5).body.filter(isParagraph).slice(1);
  const numbers = Array.from({ length: 5 }, (_, index) => index + 1000).join(', ');
  expect(entry && textOf(entry).replace(/\s+/g, ' ')).toBe(`term ${numbers}`);
  expect(entry?.lines.length).toBeGreaterThan(1);
  expect(after?.box.y).toBeGreaterThanOrEqual(entry ? bottomOf(entry) : Number.NaN);
});
