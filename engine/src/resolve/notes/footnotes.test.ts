import { expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import { type FootnoteSettings, settingsOf } from '../../api/settings.js';
import { termsOf } from '../../language/generated-text.js';
import type {
  Block,
  Document,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
} from '../../model/document.js';
import { EMPTY_DOCUMENT } from '../../model/empty-document.js';
import type { Footnotes } from '../../model/resolved.js';
import { resolveFootnotes } from './footnotes.js';

const DEFAULTS = settingsOf({}).footnotes;

function reference(identifier: string): FootnoteReference {
  return { type: 'footnoteReference', identifier, label: identifier, line: 1 };
}

function paragraph(...children: FootnoteReference[]): Block {
  return { type: 'paragraph', children, line: 1 };
}

function definition(identifier: string, ...references: FootnoteReference[]): FootnoteDefinition {
  return { kind: 'labelled', identifier, label: identifier, children: [paragraph(...references)], line: 2 };
}

function documentOf(
  references: readonly FootnoteReference[],
  definitions: readonly FootnoteDefinition[],
): Document {
  return {
    ...EMPTY_DOCUMENT,
    blocks: [paragraph(...references)],
    definitions: new Map(definitions.map((one) => [one.identifier, one])),
  };
}

function resolved(document: Document, change: Partial<FootnoteSettings> = {}) {
  const notices: Notice[] = [];
  const { blocks, footnotes } = resolveFootnotes(
    document,
    { ...DEFAULTS, ...change },
    termsOf('en-US'),
    (notice) => notices.push(notice),
  );
  return { blocks, footnotes, notices };
}

/** What the text shows for each reference: `1` for a note's own mark, `=1` for its repeated number. */
function marks({ marks: all }: Footnotes, references: readonly FootnoteReference[]): string[] {
  return references.map((one) =>
    (all.get(one) ?? []).map(({ kind, note }) => `${kind === 'repeat' ? '=' : ''}${note.number}`).join(' '),
  );
}

test('a note that is referred to again is not reported', () => {
  const references = [reference('a'), reference('a')];
  expect(resolved(documentOf(references, [definition('a')])).notices).toEqual([]);
});

test('notes are numbered by first appearance, not by definition', () => {
  const references = [reference('b'), reference('a')];
  const { footnotes } = resolved(documentOf(references, [definition('a'), definition('b')]));
  expect(marks(footnotes, references)).toEqual(['1', '2']);
});

test('a repeated reference shows the first number again, and only that note gets a bookmark', () => {
  const references = [reference('a'), reference('b'), reference('a')];
  const { footnotes } = resolved(documentOf(references, [definition('a'), definition('b')]));
  expect(marks(footnotes, references)).toEqual(['1', '2', '=1']);
  expect(footnotes.notes.map(({ bookmark }) => bookmark)).toEqual(['_RefNote1', undefined]);
});

test('or it gets a note that refers to the first', () => {
  const references = [reference('a'), reference('a'), reference('a')];
  const { footnotes } = resolved(documentOf(references, [definition('a')]), {
    duplicateHandling: 'see-note',
  });
  expect(marks(footnotes, references)).toEqual(['1', '2', '3']);
  expect(footnotes.notes.slice(1).map(({ content }) => content)).toMatchObject([
    { kind: 'see', note: { number: 1 } },
    { kind: 'see', note: { number: 1 } },
  ]);
});

test('a reference in a note shows the other note’s number, wherever that note is', () => {
  const inner = reference('b');
  const references = [reference('a'), reference('b')];
  const { footnotes } = resolved(documentOf(references, [definition('a', inner), definition('b')]));
  expect(marks(footnotes, [...references, inner])).toEqual(['1', '2', '=2']);
});

test('a note that only a note refers to gets its mark beside it in the body', () => {
  const inner = reference('b');
  const back = reference('a');
  const own = reference('a');
  const { footnotes, notices } = resolved(documentOf([own], [definition('a', inner), definition('b', back)]));
  expect(marks(footnotes, [own, inner, back])).toEqual(['1 2', '=2', '=1']);
  expect(footnotes.notes).toHaveLength(2);
  expect(notices).toEqual([]);
});

test('an undefined reference gets one placeholder, and one notice with the count', () => {
  const references = [reference('x'), reference('x')];
  const { footnotes, notices } = resolved(documentOf(references, []));
  expect(marks(footnotes, references)).toEqual(['1', '=1']);
  expect(footnotes.notes[0]?.content).toMatchObject({
    inlines: [{ value: '[Missing definition for footnote: x]' }],
  });
  expect(notices.map(({ message }) => message)).toEqual([
    'Footnote [^x] is referenced 2 time(s) but never defined (placeholder will be created)',
  ]);
});

test('or no note at all', () => {
  const references = [reference('x'), reference('a')];
  const { footnotes, notices } = resolved(documentOf(references, [definition('a')]), {
    undefinedHandling: 'skip',
  });
  expect(marks(footnotes, references)).toEqual(['', '1']);
  expect(notices.map(({ code }) => code)).toEqual(['footnote-undefined']);
});

test('definitions without a reference are gathered in one last note under a heading', () => {
  const references = [reference('a')];
  const { blocks, footnotes } = resolved(
    documentOf(references, [definition('x'), definition('a'), definition('y')]),
  );
  expect(blocks.slice(1)).toMatchObject([
    { type: 'heading', children: [{ value: 'Additional References' }] },
    { type: 'paragraph', children: [{ type: 'footnoteReference' }] },
  ]);
  expect(footnotes.notes).toHaveLength(2);
  expect(footnotes.notes[1]?.content).toMatchObject({
    kind: 'inlines',
    inlines: [{ type: 'text', value: ' • ' }],
  });
});

test.each<[readonly Heading['depth'][], number]>([
  [[], 2],
  [[1, 2], 2],
  [[2, 3], 2],
  [[4, 3, 5], 3],
])('below headings of the levels %j, their heading has level %i', (depths, level) => {
  const document = documentOf([reference('a')], [definition('a'), definition('x')]);
  const headings = depths.map((depth): Heading => ({ type: 'heading', depth, children: [], line: 1 }));
  const { blocks } = resolved({ ...document, blocks: [...headings, ...document.blocks] });
  expect(blocks.at(-2)).toMatchObject({ type: 'heading', depth: level });
});

test('what exceeds Word’s limits is gathered in the last note, with a notice', () => {
  const identifiers = Array.from({ length: 32_770 }, (_, index) => `n${index}`);
  const references = identifiers.map((identifier, index) => ({ ...reference(identifier), line: index + 1 }));
  const { footnotes, notices } = resolved(
    documentOf(
      references,
      identifiers.map((name) => definition(name)),
    ),
  );
  const last = footnotes.notes.at(-1);
  expect([footnotes.notes.length, last?.number, last?.bookmark]).toEqual([32_767, 32_767, '_RefNote32767']);
  expect(last?.content).toMatchObject({ kind: 'blocks', blocks: { length: 4 } });
  expect(marks(footnotes, references).slice(-4)).toEqual(['32767', '=32767', '=32767', '=32767']);
  expect(notices.map(({ code, severity }) => [code, severity])).toEqual([['footnote-too-many', 'error']]);
  expect(notices[0]).toMatchObject({
    line: 32_768,
    message: 'Word allows 32,767 notes; 3 more were put into the last one',
  });
});

test('or left out', () => {
  const { blocks, footnotes, notices } = resolved(documentOf([], [definition('x')]), {
    includeUnreferenced: false,
  });
  expect(blocks).toHaveLength(1);
  expect(footnotes.notes).toEqual([]);
  expect(notices.map(({ code }) => code)).toEqual(['footnote-unreferenced']);
});

test('notes that only a note refers to follow it in order, each followed by its own notes', () => {
  const own = reference('a');
  const { footnotes } = resolved(
    documentOf(
      [own],
      [
        definition('d'),
        definition('c'),
        definition('b', reference('d')),
        definition('a', reference('b'), reference('c')),
      ],
    ),
  );
  const contents = footnotes.notes.map(({ content }) => (content.kind === 'blocks' ? content.blocks : []));
  expect(marks(footnotes, [own])).toEqual(['1 2 3 4']);
  expect(contents.map(([block]) => block?.type === 'paragraph' && block.children.length)).toEqual([
    2, 1, 0, 0,
  ]);
});

test('an undefined reference counts wherever it is, and is reported as skipped', () => {
  const inNote = reference('x');
  const { footnotes, notices } = resolved(
    documentOf([reference('x'), reference('a'), reference('x')], [definition('a', inNote)]),
    { undefinedHandling: 'skip' },
  );
  expect(marks(footnotes, [inNote])).toEqual(['']);
  expect(notices.map(({ message }) => message)).toEqual([
    'Footnote [^x] is referenced 3 time(s) but never defined (skipped)',
  ]);
});

test('the mark of gathered definitions is under their heading, on the line of the first definition', () => {
  const { blocks, footnotes, notices } = resolved(documentOf([], [definition('x'), definition('y')]));
  const [heading, paragraphBelow] = blocks.slice(1);
  expect(heading).toMatchObject({ type: 'heading', depth: 2, line: 2, children: [{ type: 'text' }] });
  const mark = paragraphBelow?.type === 'paragraph' ? paragraphBelow.children[0] : undefined;
  expect(mark).toMatchObject({ type: 'footnoteReference', identifier: '', label: '', line: 2 });
  expect(mark?.type === 'footnoteReference' && footnotes.marks.get(mark)).toHaveLength(1);
  expect(notices.map(({ message }) => message)).toEqual([
    'Footnote [^x] is defined but never referenced',
    'Footnote [^y] is defined but never referenced',
  ]);
});

test('a definition that repeats a label is not reported here', () => {
  const repeated = { ...definition('x 2'), kind: 'repeated' as const };
  const { notices } = resolved(documentOf([reference('x')], [definition('x'), repeated]));
  expect(notices).toEqual([]);
});

test('references in definitions that are left out have no marks', () => {
  const [left, kept] = [reference('a'), reference('a')];
  const { footnotes } = resolved(
    documentOf([reference('a')], [definition('a', kept), definition('x', left)]),
    { includeUnreferenced: false },
  );
  expect(marks(footnotes, [kept, left])).toEqual(['=1', '']);
  expect(footnotes.marks.has(left)).toBe(false);
});
