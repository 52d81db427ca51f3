import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { frontMatterLines, sourcedParagraphs } from '../../page-drawing/front-matter';
import { placeOfWords } from './place-in-text';
import { textOf } from './source-line';

const TEXT = `---
title: Things that are placed
author: A. Writer
---

# Heading one

First paragraph with a note[^a] and
a second line of the same paragraph,
and a third.

| Name | Value |
|------|-------|
| Alpha row | 1 |
| Beta row | 2 and more |

> A quote of one line
> and another one

- Item one
  - Nested item
    with a second line

\`\`\`js
const same = 1;
const same = 1;
const third = 3;
\`\`\`

<table><tr><td>html cell one</td></tr><tr><td>html cell two</td></tr></table>

Term
: Its definition

[^a]: The note's text,
    with a second line.
`;

/** Where a click in the middle of each line of the pages puts the cursor: the text from there on. */
async function clicked(): Promise<ReadonlyMap<string, string>> {
  const session = openPages();
  const { pages } = await session.update(TEXT, { margins: { left: 72, right: 72 } });
  const places = new Map<string, string>();
  for (const index of pages.keys()) {
    const paragraphs = sourcedParagraphs(session.page(index + 1), index + 1, frontMatterLines(TEXT));
    for (const paragraph of paragraphs)
      paragraph.lines.forEach((drawn, line) => {
        const words = textOf(drawn);
        const at = Math.floor(words.length / 2);
        const place = placeOfWords(TEXT, paragraph, paragraphs, { line, words, at });
        const name = `${words.slice(0, at)}^${words.slice(at)}`;
        const known = places.has(name) ? `${name} again` : name;
        if (words.trim() !== '') places.set(known, place === undefined ? '' : TEXT.slice(place, place + 6));
      });
  }
  return places;
}

test('a click on any line of the pages leads to those words of the text', async () => {
  expect(Object.fromEntries(await clicked())).toEqual({
    'Things that^ are placed': ' are p',
    'A. W^riter': 'riter\n',
    'Headi^ng one': 'ng one',
    'First paragraph with a note1 and a second^ line of the same paragraph, and a third.': ' line ',
    'Na^me': 'me | V',
    'Va^lue': 'lue |\n',
    'Alph^a row': 'a row ',
    '^1': '1 |\n| ',
    'Beta^ row': ' row |',
    '2 and^ more': ' more ',
    'A quote of one li^ne and another one': 'ne\n> a',
    'Item^ one': ' one\n ',
    'Nested item wit^h a second line': 'h a se',
    'j^s': 's\ncons',
    'const s^ame = 1;': 'ame = ',
    'const s^ame = 1; again': 'ame = ',
    'const th^ird = 3;': 'ird = ',
    'html c^ell one': 'ell on',
    'html c^ell two': 'ell tw',
    'Te^rm': 'rm\n: I',
    'Its def^inition': 'initio',
    "1 The note's text, ^with a second line.": '    wi',
  });
});
