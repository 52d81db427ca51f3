import { expect, test } from 'vitest';
import { randomFrom } from '../../bench/random.mjs';
import { NO_METADATA } from '../../engine/src/model/metadata';
import { parse } from '../../engine/src/parse/index';
import { PiecewiseParser } from '../../engine/src/parse/pieces/pieces';
import { CONTAINERS } from '../containers/containers';
import { EXAMPLES, grammarText } from '../syntax-texts';
import { editings } from './edits';
import { readBy } from './read-by';

test.each(editings(40))(
  'a text read piece by piece after each edit is read as it is at once, seed %d',
  (_seed, texts) => {
    const parser = new PiecewiseParser();
    for (const text of texts) {
      const piecewise = readBy((markdown, report) => parser.parse(markdown, NO_METADATA, report), text);
      const whole = readBy((markdown, report) => parse(markdown, NO_METADATA, report), text);
      expect(piecewise).toBe(whole);
    }
  },
);

/** A definition and its use, each in a separate piece that does not contain the sign of the other. */
const APART: readonly (readonly [name: string, definition: string, use: string])[] = [
  ['an abbreviation', '*[HTML]: Hypertext', 'HTML is used.'],
  ['a note', '[^1]: The note with `a` and **b**.', 'A text[^1].'],
  ['a link', '[a]: https://example.org "T"', 'A [text][a] and [a].'],
  ['a formula in a note', '[^1]: It is $x^2$ and \\(y\\).', 'A text[^1].'],
  ['a figure', '![A tide](a.png){#fig:tide}', 'As @fig:tide and [@fig:tide] show.'],
  ['a table', '| a |\n|---|\n| b |\n\nTable: The ports {#tbl:ports}', 'See @tbl:ports.'],
  ['a formula with a number', '$$x = 1$$ {#eq:one}', 'See @eq:one and \\eqref{eq:two}.'],
  ['a heading', '## Tides {#tides}', 'See [](#tides) and [[#Tides]].'],
  ['the text of a heading in brackets', '## Tides {.unnumbered}', 'See [tides] and [them][Tides].'],
  [
    'a heading, its text in brackets and a definition of that',
    '## Tides {.unnumbered}',
    'See [tides].\n\nText.\n\n[tides]: https://example.org',
  ],
  ['an example', '(@tide) The tide.', 'As (@tide) shows.'],
  ['a macro', '\\newcommand{\\R}{\\mathbb{R}}', 'All $x \\in \\R$ and \\R.'],
  [
    'a text of bookdown',
    '(ref:a) A *text* with ==marks== and {{< x "*y*" >}}.',
    'See (ref:a) and ![(ref:a)](a.png).',
  ],
  ['a block of Obsidian', 'The block. ^tide', 'See [[#^tide]] and ![[#^tide]].'],
  [
    'the table of a chart',
    '| a | b |\n|---|---|\n| c | 1 |\n\n^sales',
    '```chart\ntype: bar\nid: sales\n```',
  ],
  [
    'a block of Logseq',
    '- The block\n  id:: 64f1c2d3-0a1b-4c2d-8e3f-0123456789ab',
    '((64f1c2d3-0a1b-4c2d-8e3f-0123456789ab))',
  ],
  ['an acronym', '[HTML]: # "Hypertext"', 'HTML'],
  ['a comment on several blocks', 'a{>>@A begins<<}', 'b{>>ends<<}'],
  ['insertions', '{++a', 'b++}'],
  ['a comment', '%% a', 'b %%'],
  ['a div', '::: note\na', 'b\n:::'],
  ['an element', '<div>\n\na', 'b\n\n</div>'],
  ['an element with an odd name', '<my_tag>\n\na', 'b\n\n</my_tag>'],
  ['an element with a prefix', '<div:note>\n\na', 'b\n\n</div>'],
  ['a comment that ends in a tag', '<!--\na', 'b\n<a-->'],
  ['code in fences', '```\na', 'b\n```'],
  ['a sign of pandoc', '::: {.aside}\na\n:::', 'A word is ~old~ and *V*~max~.'],
  ['escaped brackets', 'The form\\(s\\) of the team \\(MLT\\).', 'If \\(n\\), \\(x^2\\) and\n\n\\[x < y\\]'],
  ['a citation', 'A text [@smith2020, p. 3].', '## References'],
  ['a numbered list', '2.  The second', 'A text.\n\n*        *\n   *  *    A list in lists of bullets'],
];
const FILLING = Array.from({ length: 60 }, (_, index) => `Words of paragraph ${index}, without a sign.`).join(
  '\n\n',
);

test.each(APART)('%s in another piece than its use is read as at once', (_, definition, use) => {
  const edited = FILLING.replace('paragraph 30', 'paragraph 30 and more');
  for (const [first, last] of [
    [definition, use],
    [use, definition],
  ]) {
    const parser = new PiecewiseParser();
    // Piece by piece from the beginning, and after changes that read one piece again.
    for (const text of [
      FILLING,
      `${first}\n\n${FILLING}`,
      `${first}\n\n${FILLING}\n\n${last}`,
      `${first}\n\n${edited}\n\n${last}`,
      `${edited}\n\n${last}`,
    ]) {
      const piecewise = readBy((markdown, report) => parser.parse(markdown, NO_METADATA, report), text);
      const whole = readBy((markdown, report) => parse(markdown, NO_METADATA, report), text);
      expect(piecewise).toBe(whole);
    }
  }
});

const BESIDE = FILLING.split('\n\n').slice(0, 5).join('\n\n');

test.each(EXAMPLES)('%j in each container is read piece by piece as at once', (example) => {
  const parser = new PiecewiseParser();
  for (const contained of [example, ...Object.values(CONTAINERS).map((contain) => contain(example))]) {
    const text = `${BESIDE}\n\n${contained}\n\n${BESIDE}`;
    const piecewise = readBy((markdown, report) => parser.parse(markdown, NO_METADATA, report), text);
    const whole = readBy((markdown, report) => parse(markdown, NO_METADATA, report), text);
    expect(piecewise).toBe(whole);
  }
});

test('random texts of all syntax in all containers are read piece by piece as at once', () => {
  const parser = new PiecewiseParser();
  for (let seed = 1; seed <= 300; seed++) {
    const text = grammarText(randomFrom(seed));
    const piecewise = readBy((markdown, report) => parser.parse(markdown, NO_METADATA, report), text);
    const whole = readBy((markdown, report) => parse(markdown, NO_METADATA, report), text);
    expect(piecewise, JSON.stringify(text)).toBe(whole);
  }
});

test.each([
  'See <https://example.org/a> and <mailto:a@example.org>.',
  '```cpp\nstd::vector<my_type> tides;\n```',
  '```\nPress <c-r>, <pgup,down> or <esc>.\n```',
  'A `<Tide.Level>` and a <b>bold</b> word.',
])('beside %j, what an edit leaves as it is is not read again', (beside) => {
  const parser = new PiecewiseParser();
  const read = (text: string) => parser.parse(text, NO_METADATA, () => undefined).blocks;
  const text = `# Tides\n\nThe first paragraph.\n\n${beside}\n\nThe last paragraph`;
  const [heading, first] = read(text);
  const again = read(`${text}, longer.`);
  expect(again[0]).toBe(heading);
  expect(again[1]).toBe(first);
});
