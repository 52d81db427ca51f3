import fc from 'fast-check';

/*
 * Random texts in which every word occurs once, so that a word that is lost or doubled is noticed, with the markup that a
 * document shows in another form than its author wrote.
 */

/** Where words are. */
export type Place = 'paragraph' | 'below table' | 'item' | 'quote' | 'cell' | 'note' | 'heading';

/** A paragraph, item, quotation, cell, note or heading. */
export interface RandomParagraph {
  readonly place: Place;
  /** Its words, outside of markup, in order. */
  readonly words: readonly string[];
  /** The markup between them. */
  readonly markup: readonly string[];
}

export interface RandomText {
  readonly markdown: string;
  readonly paragraphs: readonly RandomParagraph[];
}

const FRONT = `---
references:
  - id: okafor2021
    type: book
    title: Salt
    author:
      - { family: Okafor, given: A. }
      - { family: Lindqvist, given: B. }
    issued: { date-parts: [[2021]] }
---

# Opening {#sec:opening}

$$ E = m $$ {#eq:mass}

`;

/** Markup as an author writes it; the number makes it unique. */
const MARKUP: readonly ((n: number) => string)[] = [
  (n) => `@okafor2021 [p. ${n}]`,
  (n) => `[see @okafor2021, chap. ${n}]`,
  (n) => `H~${n}~O`,
  (n) => `x^${n}^`,
  (n) => `at${n} @sec:opening`,
  (n) => `at${n} @eq:mass`,
  (n) => `$a_{${n}} = \\frac{1}{2}$`,
  (n) => `[link${n} text${n}](https://example.org/${n})`,
  (n) => `*emph${n} words${n}*`,
  (n) => `__strong${n}__`,
  (n) => `\`code_${n}\``,
  (n) => `[[#Opening|wiki${n}]]`,
  (n) => `~~gone${n}~~`,
  (n) => `note${n}^[inline${n}]`,
];

const sentence = fc.record({
  length: fc.integer({ min: 1, max: 6 }),
  markup: fc.option(fc.record({ kind: fc.nat(MARKUP.length - 1), at: fc.nat(6) }), { freq: 2 }),
  wraps: fc.boolean(),
});

const block = fc.record({
  place: fc.constantFrom<Place>(
    ...(['paragraph', 'paragraph', 'item', 'quote'] as const),
    ...(['below table', 'cell', 'note', 'heading'] as const),
  ),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 4 }),
});

/** A random text of two to six blocks. */
export const randomText: fc.Arbitrary<RandomText> = fc
  .array(block, { minLength: 2, maxLength: 6 })
  .map((blocks) => {
    let number = 100;
    const paragraphs: RandomParagraph[] = [];
    const written = blocks.map(({ place, sentences }, index) => {
      const words: string[] = [];
      const markup: string[] = [];
      const isShort = place === 'heading' || place === 'cell';
      const lines = sentences.slice(0, isShort ? 1 : undefined).map(({ length, markup: own, wraps }) => {
        const pieces = Array.from({ length }, () => `kap${++number}u`);
        words.push(...pieces);
        if (own && !isShort) {
          const sign = MARKUP[own.kind]?.(++number) ?? '';
          markup.push(sign);
          pieces.splice(own.at, 0, sign);
        }
        return `${pieces.join(' ')}${isShort ? '' : '.'}${wraps && !isShort ? '\n' : ' '}`;
      });
      paragraphs.push({ place, words, markup });
      return blockOf(place, lines.join('').trim(), index);
    });
    return { markdown: `${FRONT}${written.join('\n\n')}\n`, paragraphs };
  });

function blockOf(place: Place, text: string, index: number): string {
  switch (place) {
    case 'paragraph':
      return text;
    case 'heading':
      return `## ${text}`;
    case 'item':
      return `* ${text.replaceAll('\n', '\n  ')}`;
    case 'quote':
      return `> ${text.replaceAll('\n', '\n> ')}`;
    case 'cell':
      return `| head${index} | other${index} |\n|---|---|\n| ${text} | cell${index} |`;
    case 'below table':
      return `Table: Rates${index}\n\n| a${index} | b${index} |\n|---|---|\n| c${index} | d${index} |\n\n${text}`;
    case 'note':
      return `noted${index}.[^n${index}]\n\n[^n${index}]: ${text.replaceAll('\n', '\n    ')}`;
  }
}

/** Something that somebody does with a word or its paragraph. */
export const randomEdit = fc.record({
  kind: fc.constantFrom(
    ...(['insert', 'replace', 'delete', 'bold', 'split', 'split', 'split'] as const),
    ...(['join', 'join', 'join', 'remove', 'move', 'move words'] as const),
  ),
  paragraph: fc.nat(),
  word: fc.nat(),
  to: fc.nat(),
  isTracked: fc.boolean(),
});

export type RandomEdit = typeof randomEdit extends fc.Arbitrary<infer T> ? T : never;
