import { expect, test } from 'vitest';
import { openPages } from './page-session.js';

test('while a text is written, its inspection tells unknown acronyms and theorems, and an index without a place', async () => {
  const markdown =
    '---\nacronyms:\n  TLA: three-letter acronym\n---\n\nA \\gls{TLB}, @thm:neuton and tea\\index{tea}.\n\n::: {#thm:newton}\nText.\n:::\n';
  const { notices } = await openPages().inspect(markdown);
  expect(notices.map(({ code, line }) => [code, line])).toEqual([
    ['acronym-unknown', 6],
    ['reference-unknown', 6],
    ['index-place-missing', 6],
    ['markup-kept', 6],
  ]);
});
