import { describe, expect, test } from 'vitest';
import { settingsOf } from '../api/settings.js';
import type { ComposedBlock, ComposedContents, ComposedParagraph } from '../model/composed.js';
import type { Block, Code, Heading, List, Paragraph } from '../model/document.js';
import type { EmbeddedImage } from '../model/media.js';
import { NO_METADATA } from '../model/metadata.js';
import type {
  Caption,
  Front,
  HeadingNumber,
  IndexEntry,
  Note,
  NoteMark,
  NumberedList,
  Resolved,
} from '../model/resolved.js';
import { parse } from '../parse/index.js';
import { resolve } from '../resolve/index.js';
import { themeOf } from '../theme/index.js';
import type { Environment } from './environment.js';
import { aroundBlock, KeptBlocks } from './kept-blocks.js';
import { runProperties } from './runs.js';

const settings = settingsOf({});
const theme = themeOf(settings);
const resolved = resolve(
  parse('', NO_METADATA, () => {}),
  settings,
  () => {},
);

type Change = Partial<Omit<Environment, 'resolved'>> & { readonly resolved?: Partial<Resolved> };

function environment({ resolved: own, ...change }: Change = {}): Environment {
  return {
    settings,
    theme,
    images: new Map(),
    equations: new Map(),
    highlightedCode: new Map(),
    diagrams: new Map(),
    charts: new Map(),
    looseBookmarks: new Map(),
    unreachable: new Map(),
    columnNeeds: new Map(),
    isCodeWide: () => false,
    report: () => {},
    ...change,
    resolved: { ...resolved, ...own },
  };
}

const paragraph = (text = 'Text', own: Partial<ComposedParagraph> = {}): ComposedParagraph => ({
  type: 'paragraph',
  style: 'BodyText',
  content: [{ type: 'text', text, properties: runProperties(0) }],
  rightToLeft: false,
  ...own,
});

const text: Paragraph = { type: 'paragraph', children: [], line: 1 };

/** The blocks of one node, which asks `ask` of its environment, in two compositions after each other. */
function twice(first: Change, ask: (environment: Environment) => unknown, second: Change): boolean {
  const keeper = new KeptBlocks();
  const [before, after] = [first, second].map((change) => {
    const own = keeper.begin(environment(change));
    return keeper.blocksOf(text, '', text, () => {
      ask(own);
      return [paragraph()];
    });
  });
  return before === after;
}

const heading: Heading = { type: 'heading', depth: 1, children: [], line: 1 };
const list: List = {
  type: 'list',
  ordered: true,
  delimiter: '.',
  start: 1,
  spread: false,
  children: [],
  line: 1,
};
const code = (own: Partial<Code> = {}): Code => ({ type: 'code', lang: '', value: '', line: 1, ...own });
const graph = code();
const link = { type: 'link', url: '', title: '', children: [], line: 1 } as const;
const formula = { type: 'math', value: 'x', line: 1 } as const;
const mark = { type: 'footnoteReference', identifier: 'a', label: 'a', line: 1 } as const;
const image = (): EmbeddedImage => ({
  file: { content: new Uint8Array(), extension: 'png' },
  width: 1,
  height: 1,
});
const [picture, drawing] = [image(), image()];

const caption = (number: number): Caption => ({
  kind: 'figure',
  before: 'Figure ',
  chapter: '',
  number,
  restarts: false,
  after: ': ',
  afterNumber: '',
  text: [],
  sequence: 'Figure',
});
const sectionNumber = (text: string): HeadingNumber => ({
  text,
  printed: text,
  list: 'sections',
  level: 0,
  first: 0,
});
const note = (number: number, bookmark?: string): Note => ({
  number,
  bookmark,
  content: { kind: 'blocks', blocks: [] },
});
const marks = (...own: readonly NoteMark[]): Change => ({
  resolved: { footnotes: { ...resolved.footnotes, marks: new Map([[mark, own]]) } },
});
const noteMark = (...own: Parameters<typeof note>): NoteMark => ({ kind: 'note', note: note(...own) });
const contents = (bookmark: string): Change => ({
  resolved: { contents: new Map([[heading, { depth: 1, bookmark, children: [] }]]) },
});
const anchor = (slug: string, bookmark: string, text: string): Change => ({
  resolved: { headings: new Map([[heading, { slug, bookmark, text }]]) },
});

const figures = (text: string, line = 1): NumberedList => ({
  title: 'Figures',
  sequence: 'Figure',
  entries: [{ bookmark: 'a', caption: caption(1), children: [{ ...link, url: text, line }] }],
});
const term = (text: string): IndexEntry => ({ level: 1, text, key: text, places: 1, see: [] });
const front: Front = {
  layout: 'page',
  title: [],
  plainTitle: [],
  subtitle: [],
  logo: undefined,
  heading: undefined,
  metadata: NO_METADATA,
};

describe('what a node became', () => {
  test('is kept for the same node in the same surroundings', () => {
    const keeper = new KeptBlocks();
    keeper.begin(environment());
    const make = (): ComposedBlock[] => [paragraph()];
    const first = keeper.blocksOf(text, 'a', text, make);
    expect(keeper.blocksOf(text, 'a', text, make)).toBe(first);
    expect(keeper.blocksOf({ ...text }, 'a', text, make)).not.toBe(first);
    const other = keeper.blocksOf(text, 'b', text, make);
    expect(other).not.toBe(first);
    expect(keeper.blocksOf(text, 'b', text, make)).toBe(other);
  });

  test.each<[string, Change]>([
    ['settings', { settings: settingsOf({ fontSize: 12 }) }],
    ['styles', { theme: themeOf(settings) }],
    ['words', { resolved: { terms: { ...resolved.terms, table: 'Tabelle #' } } }],
    [
      'language',
      {
        resolved: {
          properties: {
            ...resolved.properties,
            languages: { ...resolved.properties.languages, primary: 'de' },
          },
        },
      },
    ],
    ['levels of headings', { resolved: { headingShift: 1 } }],
    ['numbered headings', { resolved: { numberedFrom: 0 } }],
    ['appendices', { resolved: { appendicesFrom: 0 } }],
  ])('is made again with other %s', (_, change) => {
    expect(twice({}, () => undefined, { ...change })).toBe(false);
    expect(twice({ ...change }, () => undefined, { ...change })).toBe(true);
  });

  test.each<[string, (environment: Environment) => unknown, Change, Change | undefined, Change]>([
    [
      'heading',
      (own) => own.resolved.headings.get(heading),
      anchor('a', 'b', 'One'),
      anchor('a', 'b', 'Other'),
      anchor('a', 'c', 'One'),
    ],
    [
      'address of a heading',
      (own) => own.resolved.headings.get(heading),
      anchor('a', 'b', 'One'),
      undefined,
      anchor('c', 'b', 'One'),
    ],
    [
      'entry of the contents',
      (own) => own.resolved.contents.get(heading),
      contents('a'),
      contents('a'),
      contents('b'),
    ],
    [
      'bookmark',
      (own) => own.resolved.bookmarks.get('a'),
      { resolved: { bookmarks: new Map([['a', 'b']]) } },
      { resolved: { bookmarks: new Map(Object.entries({ a: 'b', c: 'd' })) } },
      { resolved: { bookmarks: new Map([['a', 'c']]) } },
    ],
    [
      'target',
      (own) => own.resolved.targets.get(text),
      { resolved: { targets: new Map([[text, ['a', 'b']]]) } },
      { resolved: { targets: new Map([[text, ['a', 'b']]]) } },
      { resolved: { targets: new Map([[text, ['ab']]]) } },
    ],
    [
      'note',
      (own) => own.resolved.footnotes.marks.get(mark),
      marks(noteMark(1)),
      marks(noteMark(1)),
      marks(noteMark(2)),
    ],
    [
      'note with a bookmark',
      (own) => own.resolved.footnotes.marks.get(mark),
      marks(noteMark(1, 'a')),
      marks(noteMark(1, 'a')),
      marks(noteMark(1)),
    ],
    [
      'repeated note',
      (own) => own.resolved.footnotes.marks.get(mark),
      marks(noteMark(1)),
      undefined,
      marks({ kind: 'repeat', note: note(1) }),
    ],
    [
      'number of a heading',
      (own) => own.resolved.headingNumbers.get(heading),
      { resolved: { headingNumbers: new Map([[heading, sectionNumber('1')]]) } },
      { resolved: { headingNumbers: new Map([[heading, sectionNumber('1')]]) } },
      { resolved: { headingNumbers: new Map([[heading, sectionNumber('2')]]) } },
    ],
    [
      'caption',
      (own) => own.resolved.captions.get(graph),
      { resolved: { captions: new Map([[graph, caption(1)]]) } },
      { resolved: { captions: new Map([[graph, caption(1)]]) } },
      { resolved: { captions: new Map([[graph, caption(2)]]) } },
    ],
    [
      'reference',
      (own) => own.resolved.references.get(link),
      { resolved: { references: new Map([[link, [{ kind: 'text', text: 'a' }]]]) } },
      { resolved: { references: new Map([[link, [{ kind: 'text', text: 'a' }]]]) } },
      { resolved: { references: new Map([[link, [{ kind: 'text', text: 'b' }]]]) } },
    ],
    [
      'sequence of a list',
      (own) => own.resolved.listSequences.get(list),
      { resolved: { listSequences: new Map([[list, 1]]) } },
      { resolved: { listSequences: new Map([[list, 1]]) } },
      { resolved: { listSequences: new Map([[list, 2]]) } },
    ],
    [
      'list of figures',
      (own) => own.resolved.lists.get('figure'),
      { resolved: { lists: new Map([['figure', figures('a')]]) } },
      { resolved: { lists: new Map([['figure', figures('a', 2)]]) } },
      { resolved: { lists: new Map([['figure', figures('b')]]) } },
    ],
    [
      'entry of the index',
      (own) => own.resolved.index,
      { resolved: { index: [term('a')] } },
      { resolved: { index: [term('a')] } },
      { resolved: { index: [term('a'), term('b')] } },
    ],
    [
      'title',
      (own) => own.resolved.front,
      {},
      { resolved: { front: undefined } },
      { resolved: { front: { ...front, title: [{ type: 'text', value: 'Title' }] } } },
    ],
    [
      'author',
      (own) => own.resolved.properties.authors,
      {},
      { resolved: { properties: { ...resolved.properties } } },
      { resolved: { properties: { ...resolved.properties, authors: ['A. Author'] } } },
    ],
    [
      'place that is written as other programs do',
      (own) => own.looseBookmarks.get('a'),
      { looseBookmarks: new Map([['a', 'b']]) },
      { looseBookmarks: new Map(Object.entries({ a: 'b', c: 'd' })) },
      { looseBookmarks: new Map([['a', 'c']]) },
    ],
    [
      'picture',
      (own) => own.images.get('a'),
      { images: new Map([['a', picture]]) },
      { images: new Map([['a', picture]]) },
      { images: new Map([['a', drawing]]) },
    ],
    [
      'formula',
      (own) => own.equations.has(formula),
      {},
      { equations: new Map() },
      { equations: new Map([[formula, { math: [], mathml: '', size: { width: 0, height: 0, depth: 0 } }]]) },
    ],
    [
      'colours of code',
      (own) => own.highlightedCode.get(graph),
      {},
      { highlightedCode: new Map() },
      { highlightedCode: new Map([[graph, new Uint32Array()]]) },
    ],
    [
      'diagram',
      (own) => own.diagrams.get(graph),
      { diagrams: new Map([[graph, { image: picture, alt: 'a' }]]) },
      { diagrams: new Map([[graph, { image: picture, alt: 'b' }]]) },
      { diagrams: new Map([[graph, { image: drawing, alt: 'a' }]]) },
    ],
    [
      'bookmark with nothing to be seen',
      (own) => own.unreachable.get('a'),
      {},
      { unreachable: new Map([['b', 'formula']]) },
      { unreachable: new Map([['a', 'formula']]) },
    ],
  ])('is made again for another %s, if that was looked up', (_, ask, first, same, other) => {
    expect(twice(first, ask, first)).toBe(true);
    if (same) expect(twice(first, ask, same)).toBe(true);
    expect(twice(first, ask, other)).toBe(false);
    expect(twice(other, ask, first)).toBe(false);
    expect(twice(first, () => undefined, other)).toBe(true);
  });

  test('depends on what was looked up for it, not for the preceding node', () => {
    const keeper = new KeptBlocks();
    const other: Paragraph = { ...text };
    const both = (images: Environment['images']): (readonly ComposedBlock[])[] => {
      const own = keeper.begin(environment({ images }));
      own.images.get('b');
      return [text, other].map((node) =>
        keeper.blocksOf(node, '', node, () => {
          if (node === text) own.images.get('a');
          return [paragraph()];
        }),
      );
    };
    const before = both(new Map([['a', picture]]));
    const after = both(new Map(Object.entries({ a: drawing, b: drawing })));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test('moves with its node', () => {
    const keeper = new KeptBlocks();
    keeper.begin(environment());
    const node = { line: 3 };
    const [block] = keeper.blocksOf(text, '', node, () => [paragraph()]);
    if (!block) throw new Error('No block');
    expect(keeper.lineShift(block)).toBe(0);
    node.line = 5;
    expect(keeper.lineShift(block)).toBe(2);
    expect(keeper.lineShift(paragraph())).toBe(0);
  });
});

/** The ways to read all of a map. */
const WHOLE: readonly (readonly [
  name: string,
  read: (map: ReadonlyMap<string, string>) => readonly unknown[],
])[] = [
  ['iteration', (map) => [...map]],
  ['keys', (map) => [...map.keys()]],
  ['values', (map) => [...map.values()]],
  ['entries', (map) => [...map.entries()]],
  ['size', (map) => [map.size]],
  [
    'forEach',
    (map) => {
      const seen: unknown[] = [];
      map.forEach((value, key, all) => void seen.push([key, value, all === map]));
      return seen;
    },
  ],
];

test.each(WHOLE)('%s reads a map as before, and depends on all of it', (_, read) => {
  const bookmarks = (entries: Readonly<Record<string, string>>): Change => ({
    resolved: { bookmarks: new Map(Object.entries(entries)) },
  });
  const ask = (own: Environment): unknown => read(own.resolved.bookmarks);
  const first = bookmarks({ a: '1', b: '2' });
  expect(ask(new KeptBlocks().begin(environment(first)))).toEqual(
    read(new Map(Object.entries({ a: '1', b: '2' }))),
  );
  expect(twice(first, ask, bookmarks({ a: '1', b: '2' }))).toBe(true);
  for (const other of [{ a: '1' }, { a: '1', b: '2', c: '3' }, { a: '1', b: '3' }, { b: '2', a: '1' }])
    expect(twice(first, ask, bookmarks(other))).toBe(false);
});

test('what depends on the whole text cannot be read for a node', () => {
  const keeper = new KeptBlocks();
  const own = keeper.begin(environment());
  const read = (): unknown => [own.resolved.blocks, own.resolved.document, own.resolved.footnotes.notes];
  expect(read()).toEqual([resolved.blocks, resolved.document, resolved.footnotes.notes]);
  const make = (): ComposedBlock[] => {
    read();
    return [];
  };
  expect(() => keeper.blocksOf(text, '', text, make)).toThrow('depend on blocks');
  expect(read()).toHaveLength(3);
});

describe('generated blocks', () => {
  const again = (before: readonly ComposedBlock[], after: readonly ComposedBlock[]): boolean[] => {
    const keeper = new KeptBlocks();
    const first = keeper.generated('here', before);
    const second = keeper.generated('here', after);
    expect(second).toEqual(after);
    return second.map((block, index) => block === first[index]);
  };

  test.each<[string, readonly ComposedBlock[], readonly ComposedBlock[], boolean[]]>([
    ['same', [paragraph('a')], [paragraph('a')], [true]],
    ['other text', [paragraph('a')], [paragraph('b')], [false]],
    ['one more', [paragraph('a')], [paragraph('a'), paragraph('b')], [true, false]],
    ['one more in front', [paragraph('a')], [paragraph('b'), paragraph('a')], [false, false]],
    ['one property more', [paragraph('a')], [paragraph('a', { beginsPage: true })], [false]],
    ['one property less', [paragraph('a', { beginsPage: true })], [paragraph('a')], [false]],
    [
      'other property',
      [paragraph('a', { keepLines: true })],
      [paragraph('a', { beginsPage: true })],
      [false],
    ],
    ['no content', [paragraph('a', { content: [] })], [paragraph('a', { content: [] })], [true]],
    ['less content', [paragraph('a')], [paragraph('a', { content: [] })], [false]],
    ['same heading', [paragraph('a', { heading })], [paragraph('a', { heading })], [true]],
    ['other heading', [paragraph('a', { heading })], [paragraph('a', { heading: { ...heading } })], [false]],
    [
      'a list in place of a record',
      [paragraph('a', { source: [] as never })],
      [paragraph('a', { source: {} as never })],
      [false],
    ],
    [
      'a record in place of a list',
      [paragraph('a', { source: {} as never })],
      [paragraph('a', { source: [] as never })],
      [false],
    ],
    [
      'nothing in place of a record',
      [paragraph('a', { source: {} as never })],
      [paragraph('a', { source: null as never })],
      [false],
    ],
    [
      'a record in place of nothing',
      [paragraph('a', { source: null as never })],
      [paragraph('a', { source: {} as never })],
      [false],
    ],
  ])('that are made anew are those of before where they are the same: %s', (_, before, after, expected) => {
    expect(again(before, after)).toEqual(expected);
  });

  test('are kept by their places', () => {
    const keeper = new KeptBlocks();
    const [first] = keeper.generated('here', [paragraph()]);
    expect(keeper.generated('there', [paragraph()])[0]).not.toBe(first);
    expect(keeper.generated('here', [paragraph()])[0]).toBe(first);
  });

  const list = (own: Partial<ComposedContents> = {}): ComposedContents => ({
    type: 'contents',
    title: paragraph('Contents'),
    entries: [paragraph('One'), paragraph('Two')],
    end: paragraph('', { style: 'PageBreak' }),
    ...own,
  });
  const nextTo = (own: Partial<ComposedContents>, first = list()) => {
    const keeper = new KeptBlocks();
    keeper.generated('here', [first]);
    const [next] = keeper.generated('here', [list(own)]);
    if (next?.type !== 'contents') throw new Error('No contents');
    return {
      whole: next === first,
      title: next.title === first.title,
      entries: next.entries.map((entry, index) => entry === first.entries[index]),
      end: next.end === first.end,
    };
  };

  test('contents keep as much as is the same', () => {
    const all = { whole: true, title: true, entries: [true, true], end: true };
    expect(nextTo({})).toEqual(all);
    expect(nextTo({ title: undefined }, list({ title: undefined }))).toEqual(all);
    expect(nextTo({ title: paragraph('Inhalt') })).toEqual({ ...all, whole: false, title: false });
    expect(nextTo({}, list({ title: undefined }))).toEqual({ ...all, whole: false, title: false });
    expect(nextTo({ entries: [paragraph('One'), paragraph('Three')] })).toEqual({
      ...all,
      whole: false,
      entries: [true, false],
    });
    expect(nextTo({ entries: ['One', 'Two', 'Three'].map((text) => paragraph(text)) })).toEqual({
      ...all,
      whole: false,
      entries: [true, true, false],
    });
    expect(nextTo({ end: paragraph('End') })).toEqual({ ...all, whole: false, end: false });
    expect(nextTo({ isIndex: true })).toEqual({ ...all, whole: false });
  });

  test('a paragraph is not mistaken for the table of contents that was there before', () => {
    const keeper = new KeptBlocks();
    keeper.generated('here', [list(), paragraph()]);
    const next = [paragraph(), list()];
    expect(keeper.generated('here', next)).toEqual(next);
  });
});

test.each<[Block, Block | undefined, string]>([
  [text, code(), ''],
  [heading, list, ''],
  [list, undefined, ''],
  [list, text, 'paragraph'],
  [{ type: 'thematicBreak', line: 1 }, heading, 'heading'],
  [code(), text, 'paragraph'],
  [code(), code(), 'code true'],
  [list, code({ lang: 'js' }), 'code false'],
  [list, code({ title: 'a.js' }), 'code false'],
])('a block depends on the next one where that decides something', (block, next, expected) => {
  expect(aroundBlock(block, next)).toBe(expected);
});
