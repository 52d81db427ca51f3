import { expect, test } from 'vitest';
import { inspect } from '../inspect.js';
import { openPages } from './page-session.js';

test('while a text is written, its inspection tells unknown acronyms and theorems, and an index without a place', async () => {
  const markdown =
    '---\nacronyms:\n  TLA: three-letter acronym\n---\n\nA \\gls{TLB}, @thm:neuton and tea\\index{tea}.\n\n::: {#thm:newton}\nText.\n:::\n';
  const { notices } = await openPages().inspect(markdown);
  expect(notices.map(({ code, line }) => [code, line])).toEqual([
    ['acronym-unknown', 6],
    ['reference-unknown', 6],
    ['index-place-missing', 6],
    ['markup-printed', 6],
  ]);
});

test.each(['track', 'accept'] as const)(
  'an abstract and thanks from front matter add no heading, review: %s',
  async (review) => {
    const markdown = '---\ntitle: T\nabstract: Short\nthanks: All\n---\n\n# A\n\nText {++more++}\n\n## B\n';
    const options = { review };
    const found = await openPages().inspect(markdown, options);
    expect(found.statistics).toEqual(inspect(markdown, options).statistics);
    expect(found.outline).toEqual(inspect(markdown, options).outline);
    expect(found.statistics.headings).toBe(2);
  },
);

test('an inspection says each time why the host could not draw a diagram', async () => {
  const diagrams = { languages: ['mermaid'], draw: async () => ({ fault: 'no such shape' }) };
  const session = openPages();
  const messages = async () => {
    const { notices } = await session.inspect('```mermaid\nflowchart\n```\n', { diagrams });
    return notices.map(({ code, message }) => `${code}: ${message}`);
  };
  const first = await messages();
  expect(first).toEqual([expect.stringMatching(/^code-not-drawn: .*no such shape/)]);
  expect(await messages()).toEqual(first);
});
