import { expect, test } from 'vitest';
import { settingsOf } from '../api/settings.js';
import { runsOf } from '../model/children.js';
import type { Citing } from '../model/citing.js';
import type { Inline } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { plainText } from '../model/plain-text.js';
import { parse } from '../parse/index.js';
import { loadPasses, resolve } from './index.js';

/** Prints `<key>` for each source, and names an author if it has one. */
function citing(isNote: boolean, author: string, isRaised: boolean): Citing {
  return {
    isNote,
    title: undefined,
    has: (key) => key !== 'unknown',
    nearest: () => undefined,
    print: (clusters) => ({
      citations: clusters.map(({ cites, isNarrative }) => ({
        content: [raised(`<${cites.map(({ key }) => key).join()}>.`, isRaised)],
        ...(isNarrative && { author: author === '' ? [] : [{ type: 'text', value: author } as const] }),
      })),
      bibliography: [{ key: 'a', content: [{ type: 'text', value: 'Entry' }] }],
    }),
  };
}

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
  ['See @a.', 'Doe', 'See Doe <a>..'],
  ['See @a.', '', 'See <a>..'],
  ['See @unknown.', 'Doe', 'See @unknown.'],
  ['See [@unknown].', 'Doe', 'See [@unknown].'],
])('%j by %j is printed in its sentence', async (markdown, author, expected) => {
  expect(textsOf([...(await resolved(markdown, false, author)).blocks])[0]).toBe(expected);
});

test.each([
  ['Tea [@a]. More', 'Tea.<a>. More'],
  ['Tea [@a] is', 'Tea<a>. is'],
  ['As @a says', 'As Doe<a>. says'],
])('a raised number in %j stands as the mark of a note does', async (markdown, expected) => {
  expect(textsOf([...(await resolved(markdown, false, 'Doe', true)).blocks])[0]).toBe(expected);
});

test('in a style with notes, a citation is a note behind the sign that ends its sentence', async () => {
  const { blocks, footnotes } = await resolved('One [@a]. By hand[^1] two, [@b].\n\n[^1]: note', true);
  expect(textsOf([...blocks])[0]).toBe('One. By hand two.');
  const contents = footnotes.notes.map(({ content }) =>
    content.kind === 'blocks' ? textsOf([...content.blocks]).join() : '',
  );
  expect(contents).toEqual(['<a>.', 'note', '<b>.']);
});

test.each([
  ['text\n\n# References\n\n# After', ['text', 'References', 'Entry', 'After']],
  ['::: {#refs}\n:::\n\ntext [@a]', ['Entry', 'text <a>.']],
  ['text', ['text', 'Entry']],
])('the bibliography of %j is in its place', async (markdown, expected) => {
  expect(textsOf([...(await resolved(markdown)).blocks])).toEqual(expected);
});
