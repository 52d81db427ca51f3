import { describe, expect, test } from 'vitest';
import { templateLook } from '../../../tests/composed.js';
import {
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
  ComposedInline,
  ComposedParagraph,
  ComposedSection,
  SectionSetting,
} from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { Heading } from '../model/document.js';
import type { PageDrawing } from '../model/pages.js';
import type { Note } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';
import { type LaidOut, layOut } from './index.js';

const BREAK = { beginsPage: true } as const;
const noteOf = (number: number): Note => ({
  number,
  content: { kind: 'blocks', blocks: [] },
  bookmark: undefined,
});
const marked = (...numbers: readonly number[]): ComposedParagraph => {
  const marks = numbers.map(
    (number): ComposedInline => ({ type: 'noteReference', note: noteOf(number), text: `${number}` }),
  );
  return paragraph('', { content: [words('text'), ...marks] });
};
const drawn = (pages: LaidOut): readonly PageDrawing[] =>
  pages.overview.pages.map((_, index) => pages.draw(index + 1));
const textsIn = (blocks: PageDrawing['body']): readonly string[] => blocks.filter(isParagraph).map(textOf);
const setting = (own: Partial<SectionSetting>): Partial<ComposedSection> => ({
  setting: {
    stories: { usual: { header: [], footer: [] } },
    headerDistance: 700,
    footerDistance: 700,
    verticalAlignment: 'top',
    pageNumbers: { format: 'decimal', start: undefined },
    ...own,
  },
});

describe('notes at the end', () => {
  const LONG = 'some words of a note that is longer than one line of a page '.repeat(4);
  /** The texts on each page of sections that each begin one, with notes of the given numbers. */
  const textsOf = (
    sections: readonly (readonly number[])[],
    endsSections: boolean,
    own: Partial<Composed> = {},
  ) => {
    const notes = [1, 2, 3].map(noteOf);
    const noteBlocks = ({ number }: Note) => [paragraph(`note ${number}`, { style: 'EndnoteText' })];
    const look: Theme = { ...theme, ...templateLook({ notes: endsSections ? { endsSections: true } : {} }) };
    const blocks = sections.map((numbers) => section([marked(...numbers)]));
    const pages = layOut(documentOf(blocks, { notes, noteBlocks, noteKind: 'endnote', ...own }), look);
    return drawn(pages).map(({ body }) => textsIn(body));
  };

  test('are at the end of the document', () => {
    expect(textsOf([[1], [2, 3]], false)).toEqual(
      [['text1'], ['text23', 'note 1', 'note 2', 'note 3']].map(withLine),
    );
    expect(textsOf([[1], [2, 3]], false, { notes: [] })).toEqual([['text1'], ['text23']]);
  });

  test('are at the end of each section that has any, where a Word template says so', () => {
    expect(textsOf([[1, 2], [], [3]], true)).toEqual(
      [['text12', 'note 1', 'note 2'], ['text'], ['text3', 'note 3']].map(withLine),
    );
    expect(textsOf([[2], [1], [3]], true)[0]).toEqual(withLine(['text2', 'note 2']));
  });

  test('at the foot are as wide as the column of their marks', () => {
    const notes = [1, 2, 3, 4].map(noteOf);
    const noteBlocks = ({ number }: Note) => [paragraph(`${number} ${LONG}`, { style: 'FootnoteText' })];
    const landscape = { ...page, width: page.height, height: page.width };
    const columns = { count: 2, space: 400 };
    const sections = [
      section([marked(1)]),
      section([marked(2)], { columns }),
      section([marked(3)]),
      section([marked(4)], { page: landscape }),
    ];
    const pages = layOut(documentOf(sections, { notes, noteBlocks }), theme);
    const [one = 0, two = 0, three = 0, four = 0] = drawn(pages).map(
      ({ notes }) => notes?.blocks.filter(isParagraph)[0]?.lines.length,
    );
    expect(two).toBeGreaterThan(one);
    expect(three).toBe(one);
    expect(four).toBeLessThan(one);
  });
});

/** With the line above the notes, which is a block without text. */
function withLine(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => text.startsWith('note'));
  return first < 0 ? texts : texts.toSpliced(first, 0, '');
}

describe('headers', () => {
  const story = (text: string) => ({ header: [paragraph(text, { style: 'Header' })], footer: [] });
  const headersOf = (...sections: readonly (readonly [count: number, SectionSetting['stories']])[]) => {
    const blocks = sections.map(([count, stories]) =>
      section(
        Array.from({ length: count }, () => paragraph('text', BREAK)),
        setting({ stories }),
      ),
    );
    return drawn(layOut(documentOf(blocks), theme)).map(({ header }) => textsIn(header).join());
  };

  test('of even pages are on the first page of a section, if that is even and has none of its own', () => {
    const stories = { usual: story('odd'), even: story('even') };
    expect(headersOf([1, stories], [2, stories])).toEqual(['odd', 'even', 'odd']);
    const own = { ...stories, first: story('first') };
    expect(headersOf([1, stories], [2, own])).toEqual(['odd', 'first', 'odd']);
  });

  test('of even pages are in the sections that have some', () => {
    const [plain, even] = [{ usual: story('all') }, { usual: story('odd'), even: story('even') }];
    expect(headersOf([2, plain], [2, even])).toEqual(['all', 'all', 'odd', 'even']);
    expect(headersOf([2, even], [2, plain])).toEqual(['odd', 'even', 'all', 'all']);
  });
});

describe('the number of a page', () => {
  const headings = [1, 2, 3, 4].map((line): Heading => ({ type: 'heading', depth: 1, children: [], line }));
  const begin = (index: number) => {
    const heading = headings[index];
    const content: ComposedInline[] = [
      { type: 'bookmarked', names: [`b${index}`], content: [words('Heading')] },
    ];
    return paragraph('', { ...BREAK, content, ...(heading ? { heading } : {}) });
  };
  const pages = layOut(
    documentOf([
      section([begin(0), begin(1)], setting({ pageNumbers: { format: 'lowerRoman', start: 3 } })),
      section([begin(2), begin(3)], setting({ pageNumbers: { format: 'decimal', start: 1 } })),
    ]),
    theme,
  );

  test('is written as its section says', () => {
    expect(headings.map((heading) => pages.numberOfPage(heading))).toEqual(['iii', 'iv', '1', '2']);
    expect([0, 1, 2, 3].map((index) => pages.numberOfBookmarkPage(`b${index}`))).toEqual([
      'iii',
      'iv',
      '1',
      '2',
    ]);
  });

  test('is where a field in the text asks for it', () => {
    const at = (bookmark: string): ComposedInline => ({
      type: 'field',
      instruction: { kind: 'pageOf', bookmark },
      result: '',
      properties: PLAIN_RUN,
    });
    const asking = paragraph('', { content: [words('page '), at('b0')] });
    const composed = documentOf([section([asking, begin(0)])]);
    expect(textsIn(layOut(composed, theme).draw(1).body)).toEqual(['page 2']);
  });

  test('is one of those that there are', () => {
    expect(() => pages.draw(5)).toThrow(new RangeError('Cannot draw page 5, expected 1 to 4'));
    expect(() => pages.draw(0)).toThrow(RangeError);
  });
});

describe('a section that is followed by another ends', () => {
  const contents: ComposedBlock = {
    type: 'contents',
    title: undefined,
    entries: [paragraph('entry')],
    end: paragraph('end'),
  };
  const next = section([paragraph('next')]);
  const bodyOf = (...sections: readonly ComposedSection[]) =>
    textsIn(layOut(documentOf(sections), theme).draw(1).body);

  test('in its last paragraph', () => {
    expect(bodyOf(section([paragraph('text')]), next)).toEqual(['text']);
  });

  test('in one of its own below a list, or before columns', () => {
    expect(bodyOf(section([contents]), next)).toEqual(['entry', 'end', '']);
    expect(bodyOf(section([paragraph('text')]), { ...next, isContinued: true })).toEqual([
      'text',
      '',
      'next',
    ]);
    expect(bodyOf(section([contents]))).toEqual(['entry', 'end']);
  });
});
