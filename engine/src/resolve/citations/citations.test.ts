import { describe, expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import { settingsOf } from '../../api/settings.js';
import type { Citing } from '../../model/citing.js';
import type { Block, Citation, Inline, Text } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { runsOf } from '../../model/nodes/children.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { loadPasses, resolve } from '../index.js';
import { insertBibliographies } from './bibliography.js';
import { bibliographyPlaces } from './bibliography-places.js';
import { parenthesizedInNote } from './cited-sentence.js';

/** Prints `<key>` for each source, and names an author if it has one. */
function citing(isNote: boolean, author: string, isRaised: boolean): Citing {
  return {
    isNote,
    title: undefined,
    sectionLevels: undefined,
    hasSources: true,
    has: (key) => !key.startsWith('unkn'),
    nearest: (key) => (key === 'unknwon' ? 'unknown' : undefined),
    print: (chapters) => ({
      chapters: chapters.map(({ clusters }) => ({
        citations: clusters.map(({ cites, isNarrative }) => ({
          content: [raised(`<${cites.map(({ key }) => key).join()}>.`, isRaised)],
          ...(isNarrative && { author: author === '' ? [] : [{ type: 'text', value: author } as const] }),
        })),
        bibliography: [{ anchor: 'ref-a', content: [{ type: 'text', value: 'Entry' }] }],
      })),
      excesses: [],
    }),
  };
}

const text = (value: string): Text => ({ type: 'text', value });

function raised(value: string, isRaised: boolean): Inline {
  const text = { type: 'text', value } as const;
  return isRaised ? { type: 'superscript', children: [text] } : text;
}

async function resolved(markdown: string, isNote = false, author = 'Doe', isRaised = false) {
  const document = parse(markdown, NO_METADATA, () => undefined, true);
  const own = citing(isNote, author, isRaised);
  const passes = await loadPasses(document, own);
  return resolve(document, settingsOf({}), () => undefined, new Map(), own, passes);
}

const textsOf = (blocks: Parameters<typeof runsOf>[0][]): string[] =>
  blocks.flatMap((block) => runsOf(block).map((run) => plainText(run)));

test.each([
  ['See @a.', 'Doe', 'See Doe <a>.'],
  ['See @a.', '', 'See <a>.'],
  ['See @a... or @a.', 'Doe', 'See Doe <a>.... or Doe <a>.'],
  ['See [@a].', 'Doe', 'See <a>.'],
  ['See @unknown.', 'Doe', 'See @unknown.'],
  ['See [@unknown].', 'Doe', 'See [@unknown].'],
  ['See *[@a] too*.', 'Doe', 'See <a>. too.'],
])('%j by %j is printed in its sentence', async (markdown, author, expected) => {
  expect(textsOf([...(await resolved(markdown, false, author)).blocks])[0]).toBe(expected);
});

test.each([
  ['Tea [@a]. More', 'Tea.<a>. More'],
  ['Tea [@a] is', 'Tea<a>. is'],
  ['As @a says', 'As Doe<a>. says'],
  ['As @a. More', 'As Doe<a>.. More'],
  ['Tea [@a] is. More', 'Tea<a>. is. More'],
  ['Tea [@a]?! More', 'Tea?!<a>. More'],
  ['**Tea**[@a]. More', 'Tea.<a>. More'],
])('a raised number in %j stands as the mark of a note does', async (markdown, expected) => {
  expect(textsOf([...(await resolved(markdown, false, 'Doe', true)).blocks])[0]).toBe(expected);
});

test('in a style with notes, a citation is a note after the sign that ends its sentence', async () => {
  const { blocks, footnotes } = await resolved('One [@a]. By hand[^1] two, [@b].\n\n[^1]: note', true);
  expect(textsOf([...blocks])[0]).toBe('One. By hand two.');
  const contents = footnotes.notes.map(({ content }) =>
    content.kind === 'blocks' ? textsOf([...content.blocks]).join() : '',
  );
  expect(contents).toEqual(['<a>.', 'note', '<b>.']);
});

test.each([
  ['text\n\n# References\n\n# After', ['text', 'References', 'Entry', 'After']],
  ['text\n\n# References\n\nmore\n\n## After', ['text', 'References', 'more', 'Entry', 'After']],
  ['# References\n\n# After\n\n# References\n\nmore', ['References', 'After', 'References', 'more', 'Entry']],
  ['# Books {#refs}\n\n# After', ['Books', 'Entry', 'After']],
  ['References\n\n# After', ['References', 'After', 'Entry']],
  ['text\n\n# A\n\nmore', ['text', 'A', 'more', 'Entry']],
  ['#\n\n::: {#refs}\n:::\n\n# After', ['', 'Entry', 'After']],
  ['# References\n\n::: {#refs}\n:::\n\n# After', ['References', 'Entry', 'After']],
  ['::: {#refs}\n:::\n\ntext [@a]', ['Entry', 'text <a>.']],
  ['text', ['text', 'Entry']],
])('the bibliography of %j is in its place', async (markdown, expected) => {
  expect(textsOf([...(await resolved(markdown)).blocks])).toEqual(expected);
});

describe('a bibliography', () => {
  const entries = ['a', 'b', 'c'].map((key) => ({
    anchor: `ref-${key}`,
    content: [{ type: 'text', value: key }] as const,
  }));
  const added = (markdown: string, field?: string, title?: string, own = entries): readonly Block[] => {
    const document = parse(markdown, NO_METADATA, () => undefined, true);
    const [place] = bibliographyPlaces(document, { sectionLevels: undefined });
    if (!place) throw new Error('A text without a place');
    return insertBibliographies(document, [{ place, entries: own }], field, title).blocks;
  };

  test('has a heading only where the text has none for it', () => {
    expect(added('text', undefined, 'Sources')).toMatchObject([
      { type: 'paragraph', line: 1 },
      { type: 'heading', depth: 1, children: [{ type: 'text', value: 'Sources' }], line: 1 },
      { anchors: ['ref-a'], children: [{ type: 'text', value: 'a' }] },
      { anchors: ['ref-b'] },
      { anchors: ['ref-c'] },
    ]);
    expect(textsOf([...added('# References', undefined, 'Sources')])).toEqual(['References', 'a', 'b', 'c']);
    expect(textsOf([...added('text')])).toEqual(['text', 'a', 'b', 'c']);
  });

  test.each([
    ['text\n\nmore\n\n# References\n\n# After', 5],
    ['text\n\nmore', 3],
    ['text\n\n::: {#refs}\n:::\n\nmore', 3],
    ['', 1],
  ])('that %j gets has the line of its place', (markdown, line) => {
    const lines = added(markdown).flatMap((block) =>
      block.type === 'paragraph' && block.isReference ? [block.line] : [],
    );
    expect(lines).toEqual([line, line, line]);
  });

  test('is a field of Word from its first entry to its last', () => {
    const marks = added('text', 'ADDIN').map((block) =>
      block.type === 'paragraph'
        ? block.children.map((child) =>
            child.type === 'fieldMark' ? (child.instruction ?? 'end') : child.type,
          )
        : [],
    );
    expect(marks).toEqual([['text'], ['ADDIN', 'text'], ['text'], ['text', 'end']]);
  });

  test('without entries leaves a text as it is', () => {
    expect(textsOf([...added('text', undefined, 'Sources', [])])).toEqual(['text']);
  });
});

test.each<[string, string, boolean, readonly Inline[], number, string]>([
  ['alone', 'see Tea.', false, [], 0, 'See Tea.'],
  ['before text', 'see Tea.', false, [text(' says')], 0, 'See Tea.'],
  ['before a sign', 'see “Tea.”', false, [text('; so')], 0, 'See “Tea”'],
  ['before a sign that is not the next', 'see Tea.', false, [text('so;')], 0, 'See Tea.'],
  ['before other inlines', 'see Tea.', false, [{ type: 'break' }], 0, 'See Tea.'],
  ['within text', 'see Tea 3.2.', false, [], 1, '(see Tea 3.2)'],
  ['with an author that is named', 'see Tea.', true, [], 1, 'see Tea'],
])('a citation in a note by hand, %s', (_, printedText, isNarrative, after, index, expected) => {
  const citation = { isNarrative } as Citation;
  const run = [...Array.from({ length: index }, () => text('x')), citation, ...after];
  const content = parenthesizedInNote(citation, [text(printedText)], run, index);
  expect(plainText(content)).toBe(expected);
});

/** What a style is asked to print: the keys, whether the author is named, and the number of the note. */
async function printed(markdown: string, isNote = true): Promise<string[]> {
  const own = citing(isNote, 'Doe', false);
  const asked: string[] = [];
  const print: Citing['print'] = (chapters) => {
    for (const { cites, isNarrative, note } of chapters.flatMap(({ clusters }) => clusters))
      asked.push(`${cites.map(({ key }) => key).join()}${isNarrative ? '!' : ''} ${note}`);
    return own.print(chapters);
  };
  const document = parse(markdown, NO_METADATA, () => undefined, true);
  const watched = { ...own, print };
  const passes = await loadPasses(document, watched);
  resolve(document, settingsOf({}), () => undefined, new Map(), watched, passes);
  return asked;
}

test.each([
  ['notes by hand count among the notes', 'One [@a]. Two[^1]. Three [@b].\n\n[^1]: note', ['a 1', 'b 3']],
  ['a citation in a note by hand has its number', 'One[^1] [@a].\n\n[^1]: See [@b].', ['b 1', 'a 2']],
  [
    'and so has one in a note that the note refers to',
    'One[^1] [@a].\n\n[^1]: x[^2]\n\n[^2]: [@b]',
    ['b 1', 'a 3'],
  ],
  ['a note is entered once', 'One[^1] two[^1] [@a].\n\n[^1]: See [@b].', ['b 1', 'a 2']],
  ['a note without a reference comes last', 'One [@a].\n\n[^1]: See [@b].', ['a 1', 'b 2']],
  ['an author is named in the text, not in notes', 'As @a says[^1].\n\n[^1]: As @b says.', ['a! 1', 'b 2']],
  ['unknown keys are left out beside known ones', 'One [@a; @unknown].', ['a 1']],
])('in a style with notes, %s', async (_, markdown, expected) => {
  expect(await printed(markdown)).toEqual(expected);
});

test('in a style without notes, citations are printed in the order of the text', async () => {
  const markdown = 'One [@a] two[^1] and @b.\n\n[^1]: As @c says.';
  expect(await printed(markdown, false)).toEqual(['a 0', 'c! 0', 'b! 0']);
});

test.each([
  ['[@a]', '<a>.'],
  ['[@a], and so on', '<a>, and so on'],
  ['[@a] says', '<a>. says'],
  ['See [@a].', 'See (<a>).'],
  ['As @a says.', 'As <a> says.'],
])('in a note by hand, %j becomes %j', async (note, expected) => {
  const { footnotes } = await resolved(`x[^1]\n\n[^1]: ${note}`, true);
  const [content] = footnotes.notes.map((each) => each.content);
  expect(content?.kind === 'blocks' && textsOf([...content.blocks])).toEqual([expected]);
});

test.each([
  ['a citation of its own begins with a capital', 'x [@ebner].', 'Ebner'],
  ['a letter that is one already stays', 'x [@Ebner].', 'Ebner'],
])('%s', async (_, markdown, expected) => {
  const own = citing(true, '', false);
  const print: Citing['print'] = (chapters) => ({
    chapters: chapters.map(({ clusters }) => ({
      citations: clusters.map(({ cites }) => ({ content: [{ type: 'text', value: cites[0]?.key ?? '' }] })),
      bibliography: [],
    })),
    excesses: [],
  });
  const document = parse(markdown, NO_METADATA, () => undefined, true);
  const passes = await loadPasses(document, own);
  const { footnotes } = resolve(
    document,
    settingsOf({}),
    () => undefined,
    new Map(),
    { ...own, print },
    passes,
  );
  const [content] = footnotes.notes.map((each) => each.content);
  expect(content?.kind === 'blocks' && textsOf([...content.blocks])).toEqual([expected]);
});

test.each([
  ['One, [@a].', 'One.'],
  ['One [@a]!” Two', 'One!” Two'],
  ['One [@a] [@b]. Two', 'One. Two'],
  ['**One** [@a]. Two', 'One. Two'],
  ['One [@a], two', 'One, two'],
  ['One, [@a] two', 'One, two'],
  ['One, two [@a].', 'One, two.'],
])('the mark of a note in %j is after punctuation', async (markdown, expected) => {
  expect(textsOf([...(await resolved(markdown, true)).blocks])[0]?.replace(/ +/g, ' ')).toBe(expected);
});

test('the name of an author alone has no space behind it, and a field is around what it prints', async () => {
  const own = citing(false, 'Doe', false);
  const inlinesWith = async (content: readonly Inline[], markdown: string): Promise<readonly Inline[]> => {
    const print: Citing['print'] = (chapters) => ({
      chapters: chapters.map(({ clusters }) => ({
        citations: clusters.map(({ isNarrative }) => ({
          content,
          field: 'ADDIN',
          ...(isNarrative && { author: [text('Doe')] }),
        })),
        bibliography: [],
      })),
      excesses: [],
    });
    const document = parse(markdown, NO_METADATA, () => undefined, true);
    const watched = { ...own, print };
    const passes = await loadPasses(document, watched);
    const { blocks } = resolve(document, settingsOf({}), () => undefined, new Map(), watched, passes);
    return blocks.flatMap((block) => runsOf(block)).flat();
  };
  expect(plainText(await inlinesWith([], 'See @a.'))).toBe('See Doe.');
  expect(await inlinesWith([], 'See [@a].')).toMatchObject([{ type: 'text' }, { type: 'text' }]);
  expect(await inlinesWith([text('x')], 'See [@a].')).toMatchObject([
    { value: 'See ' },
    { type: 'fieldMark', instruction: 'ADDIN' },
    { value: 'x' },
    { type: 'fieldMark' },
    { value: '.' },
  ]);
});

test('citations in a title are printed before those of the text', async () => {
  const own = citing(false, '', false);
  const asked: string[] = [];
  const print: Citing['print'] = (chapters) => {
    asked.push(
      ...chapters.flatMap(({ clusters }) => clusters).map(({ cites }) => cites.map(({ key }) => key).join()),
    );
    return own.print(chapters);
  };
  const title = { markdown: 'T [@t]', line: 1 };
  const subtitle = { markdown: 'S [@s]', line: 2 };
  for (const isNote of [false, true]) {
    const document = parse('[@a]', { ...NO_METADATA, title, subtitle }, () => undefined, true);
    const watched = { ...own, isNote, print };
    const passes = await loadPasses(document, watched);
    resolve(document, settingsOf({}), () => undefined, new Map(), watched, passes);
  }
  expect(asked).toEqual(['t', 's', 'a', 't', 's', 'a']);
});

test('unknown keys are reported with the most similar one, unless they may be a name', async () => {
  const notices: Notice[] = [];
  const markdown = 'See [@unknown].\n\nSee [@unknwon; @a].\n\n@unknown and @unknwon.';
  const document = parse(markdown, NO_METADATA, () => undefined, true);
  const own = citing(false, '', false);
  const passes = await loadPasses(document, own);
  resolve(document, settingsOf({}), (notice) => void notices.push(notice), new Map(), own, passes);
  expect(notices.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['citation-unknown', 1, 'No source has the key @unknown'],
    ['citation-unknown', 3, 'No source has the key @unknwon (did you mean @unknown?)'],
    ['citation-unknown', 5, 'No source has the key @unknwon (did you mean @unknown?)'],
  ]);
});

test.each([
  ['See [@b] and [@b].', [[1, 'No source has the key @b']]],
  [
    'Text\n\nSee [@b; @c], [@d] and [@b].',
    [[3, 'There are no sources for the 3 keys that are cited, the first @b']],
  ],
  ['@somebody wrote this.', []],
])('without any source, all unknown keys are one finding: %j', async (markdown, expected) => {
  const notices: Notice[] = [];
  const document = parse(markdown, NO_METADATA, () => undefined, true);
  const own: Citing = { ...citing(false, '', false), hasSources: false, has: () => false };
  const passes = await loadPasses(document, own);
  resolve(document, settingsOf({}), (found) => void notices.push(found), new Map(), own, passes);
  expect(notices.map(({ line, message }) => [line, message])).toEqual(expected);
});
