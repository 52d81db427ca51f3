import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

const NAMES: Readonly<Record<string, string>> = { subscript: 'sub', superscript: 'sup', delete: 's' };

/** The scripts and struck texts of a text, in order: `sub(2)`. */
function scripts(markdown: string, readsCitations = false): string[] {
  const found: string[] = [];
  const note = (node: Block | Inline): void => {
    const name = NAMES[node.type];
    if (name !== undefined && 'children' in node)
      found.push(`${name}(${plainText(node.children as Inline[])})`);
  };
  const document = parse(markdown, NO_METADATA, () => undefined, readsCitations);
  walkDocument(document, { block: note, inline: note });
  return found;
}

describe('what is attached to anything but a space is a script', () => {
  test.each([
    [
      'a letter, a digit, a bracket',
      'H~2~O, 5~10~, (x)~i~, Ca(OH)~2~, [Fe(CN)~6~]',
      'sub(2) sub(10) sub(i) sub(2) sub(6)',
    ],
    ['emphasis', '*V*~max~, **r**~s~, _y_~i~, ***x***~1~, *R*^2^', 'sub(max) sub(s) sub(i) sub(1) sup(2)'],
    [
      'other marks',
      '==a==~1~, ~~a~~^2^, <b>V</b>~max~, [a]{.smallcaps}~1~',
      's(a) sub(1) sup(2) sub(max) sub(1)',
    ],
    ['code and formulas', '`x`~i~, ``y``^2^, $\\alpha$~0~, \\(x^2\\)~b~', 'sub(i) sup(2) sub(0) sub(b)'],
    ['links and pictures', '[a](b)~1~, <https://a.example>^2^, ![a](b.png)^3^', 'sub(1) sup(2) sup(3)'],
    [
      'signs',
      '10%^a^, ≻~x~, ∑~i~, Å~1~, µ^2^, €^1^, \\*~x~',
      'sup(a) sub(x) sub(i) sub(1) sup(2) sup(1) sub(x)',
    ],
    [
      'punctuation',
      '"a"~1~, x\'~i~, “q”^1^, end.^2^ a,^3^ b—^4^',
      'sub(1) sub(i) sup(1) sup(2) sup(3) sup(4)',
    ],
    [
      'another script',
      'NH~4~^+^, R^2^~adj~, SO~4~^2−^, x~i~^2^',
      'sub(4) sup(+) sup(2) sub(adj) sub(4) sup(2−) sub(i) sup(2)',
    ],
    [
      'what follows it',
      '^14^C, ~6~Li, (^14^C), "^3^He", **^2^H**, ^235^~92~U',
      'sup(14) sub(6) sup(14) sup(3) sup(2) sup(235) sub(92)',
    ],
    ['nothing, as a mark', '^a^ See the text.', 'sup(a)'],
    [
      'with marks, code and scripts in it',
      '*a*~*k*~, x^**2**^, y~`a~b`~, e^x~i~^',
      'sub(k) sup(2) sub(a~b) sup(xi) sub(i)',
    ],
    [
      'with escaped spaces',
      'P~a\\ cat~, a^hello\\ there^, H~many\\ of\\ them~O',
      'sub(a\u00a0cat) sup(hello\u00a0there) sub(many\u00a0of\u00a0them)',
    ],
    ['before a note', 'x^2^^[A note.]', 'sup(2)'],
    ['in what is struck out', 'so ~~V~max~~~, ~~H~2~O~~', 's(Vmax) sub(max) s(H2O) sub(2)'],
  ])('%s', (_, markdown, expected) => {
    expect(scripts(markdown).sort()).toEqual(expected.split(' ').sort());
  });
});

test.each([
  ['a paragraph', '^14^C and *V*~max~'],
  ['a heading', '# ^14^C and *V*~max~'],
  ['a cell', '| ^14^C and *V*~max~ |\n| - |'],
  ['an item', '- ^14^C and *V*~max~'],
  ['a quotation', '> ^14^C and *V*~max~'],
  ['a term', '^14^C and *V*~max~\n:   meaning'],
  ['a note', 'Text[^1].\n\n[^1]: ^14^C and *V*~max~'],
  ['an inline note', 'Text^[^14^C and *V*~max~].'],
  ['a caption', '| a |\n| - |\n\nTable: ^14^C and *V*~max~'],
  ['an element', '<div>\n\n^14^C and *V*~max~\n\n</div>'],
])('scripts in %s', (_, markdown) => {
  expect(scripts(markdown)).toEqual(['sup(14)', 'sub(max)']);
});

test('between single tildes that are attached to nothing, text is struck out, except in a text for pandoc', () => {
  const markdown =
    '~one~, a ~two~, (~three~), "~four~", **~five~**, <b>~six~</b>, x<br>~seven~\n\n| ~eight~ |\n| - |';
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  expect(scripts(markdown)).toEqual(words.map((word) => `s(${word})`));
  const asPandoc = words.map((word) => `sub(${word})`);
  for (const sign of [
    '::: {.aside}\na\n:::',
    '[a]{.smallcaps}',
    '`x`{=latex}',
    '```{r, echo=FALSE}\nx\n```',
    '(@) An example.',
    '# Preface {-}',
    '![a](b.png){#fig:a}',
  ])
    expect(scripts(`${markdown}\n\n${sign}`)).toEqual(asPandoc);
  expect(scripts(markdown, true)).toEqual(asPandoc);
  expect(scripts(`${markdown}\n\n\`\`\`\n::: {.aside}\n\`\`\`\n\nand \`[a]{.b}\``)).toEqual(
    words.map((word) => `s(${word})`),
  );
});

test.each([
  'x ^ 2, a~b c~d, x^a b^, ~/home and ~user, 5^ and 6^',
  '(~5/~10), ~5–~10',
  '3~5天，10~15元',
  '^_^ and (^o^) and (^-^)',
  '"^1.0","^2.0"',
  'a^^b^^, ^^, ~, a~~~b~~~',
  'No ~mismatch~~',
  '`H~2~O` and `` x^2^ ``',
  'H\\~2\\~O, x\\^2\\^',
  'a^[A note.]',
])('no scripts: %s', (markdown) => {
  expect(scripts(markdown)).toEqual([]);
});
