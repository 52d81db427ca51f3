import { readdirSync, readFileSync } from 'node:fs';
import { randomFrom } from '../../bench/random.mjs';
import { CONTAINERS } from '../containers/containers';
import { EXAMPLES, grammarText } from '../syntax-texts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
/** The texts of all fixtures. */
const TEXTS: readonly string[] = readdirSync(FIXTURES)
  .map((name) => readFileSync(new URL(`${name}/input.md`, FIXTURES), 'utf8'))
  .filter((text) => text.length < 6000);

const CONTAINING = Object.values(CONTAINERS);

/** Text to type or paste on separate lines: the examples of all syntax, and what CommonMark, unfinished text and combinations add. */
const BLOCKS: readonly string[] = [
  ...EXAMPLES,
  '# Heading',
  '## Heading {#named}',
  '> quote\n> more',
  '- item\n- item\n\n  more',
  '1. one\n2. two',
  '3. three',
  '```\ncode',
  '```js\nlet a = 1;\n```',
  '~~~',
  '[^1]: A note.',
  'tea\\index{tea} and [more]{.index}[Smith]{.smallcaps}',
  '\\printindex',
  '[^n]: A note\n\n    with two paragraphs.',
  '[guide]: https://example.org "Guide"',
  '| a | b |\n|---|---|\n| c | d |',
  ': Caption',
  '<div>',
  '</div>',
  '<!--',
  '-->',
  '<a name="place"></a>',
  '$$',
  '%%',
  '::: columns\ntext in columns[^1]\n\nmore\n:::',
  '::: {.columns}',
  '% comment of MyST',
  '+++',
  'See {ref}`own-name` and {cite:t}`key`.',
  ':::',
  '---',
  '---\ntitle: Title\nlang: de\n---',
  '[text]{.name}',
  'The form\\(s\\) and the team \\(MLT\\)',
  '^name1',
  'text ^abc123',
  '![picture](one.png "Title")',
  '==marked== :smile: HTML [[Heading]] [[#^abc123]] \\eqref{eq:x}',
  '**Bold line**',
  'A paragraph with a note[^1], another[^n], one more [1], [guide], [guide][], `code`, $x$ and "quotes"^[in place].',
  '===',
  '    indented',
  'a <b>bold</b> <file name> List<String> <br> </b>',
  '[]',
  '[ ] {{< shortcode >}} @fig:one [@author]',
];
/** The lists that the converter makes of the whole text, by what asks for them. */
export const GENERATED_LISTS: readonly string[] = [
  '[TOC]',
  '[LOF]',
  '[LOT]',
  '[LOL]',
  '[LOE]',
  '\\printindex',
  '\\printglossary',
  '::: {#refs}\n:::',
];

const PIECES: readonly string[] = [
  ' ',
  '\n',
  '\n\n',
  '*',
  '`',
  '[',
  ']',
  '>',
  '#',
  '|',
  '$',
  '<',
  '-',
  ':',
  '    ',
  'word',
  '[^1]',
  '[1]',
  '1. ',
  '- ',
  '\t',
  '```',
  '~',
  '^',
  '\\(',
  '\\)',
  '"',
  '[guide]',
  '<b>',
  '</b>',
  '\r\n',
];

const EDITS = 12;

/**
 * Texts that are edited step by step, for a number of seeds. `FUZZ_SEED` and `FUZZ_RUNS` select other seeds, and more,
 * as \`npm run fuzz\` does.
 */
export function editings(runs: number): readonly (readonly [seed: number, texts: readonly string[]])[] {
  const first = Number(process.env.FUZZ_SEED ?? 1);
  return Array.from({ length: Number(process.env.FUZZ_RUNS ?? runs) }, (_, index) => {
    const random = randomFrom(first + index);
    const texts = [mixedText(random)];
    while (texts.length < EDITS) texts.push(edited(texts.at(-1) ?? '', random));
    return [first + index, texts];
  });
}

/** A text composed of several fixtures and of blocks that people write. */
function mixedText(random: () => number): string {
  const count = 2 + Math.floor(random() * 4);
  return Array.from({ length: count }, () =>
    random() < 0.5 ? oneOf(TEXTS, random) : someBlocks(random),
  ).join('\n\n');
}

const RARE = /^(?:id::|<div>|<\/div>|<!--$|-->|<pre>|:::$|%%$|<aside>)/;

function someBlocks(random: () => number): string {
  return Array.from({ length: 3 + Math.floor(random() * 8) }, () => someBlock(random)).join('\n\n');
}

/** Returns a random block. Syntax that joins long parts of a text is rarer; otherwise most texts would be a single piece. */
function someBlock(random: () => number): string {
  const kind = random();
  if (kind < 0.1) return oneOf(CONTAINING, random)(oneOf(GENERATED_LISTS, random));
  if (kind < 0.3) return grammarText(random, EXAMPLES, 2);
  const block = oneOf(BLOCKS, random);
  return RARE.test(block) && random() < 0.9 ? oneOf(TEXTS, random).slice(0, 300) : block;
}

/** The text after one edit somewhere: lines or characters are inserted, deleted or moved. */
function edited(text: string, random: () => number): string {
  const kind = random();
  if (kind < 0.35) {
    const at = Math.floor(random() * (text.length + 1));
    const gone = random() < 0.4 ? Math.floor(random() * 8) : 0;
    return (
      text.slice(0, at) + (random() < 0.3 && gone > 0 ? '' : oneOf(PIECES, random)) + text.slice(at + gone)
    );
  }
  const lines = text.split('\n');
  const at = Math.floor(random() * (lines.length + 1));
  if (kind < 0.65)
    lines.splice(at, 0, ...(random() < 0.7 ? ['', someBlock(random), ''] : [someBlock(random)]));
  else if (kind < 0.85) lines.splice(at, 1 + Math.floor(random() * 5));
  else if (kind < 0.9) lines.splice(0, 0, oneOf(BLOCKS, random), '');
  else {
    const moved = lines.splice(at, 1 + Math.floor(random() * 4));
    lines.splice(Math.floor(random() * (lines.length + 1)), 0, ...moved);
  }
  return lines.join('\n');
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Cannot choose from an empty list');
  return found;
}
