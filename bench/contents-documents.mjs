import { readFileSync } from 'node:fs';
import { writeBook } from './book.mjs';
import { randomFrom } from './random.mjs';

const WORDS =
  `the of and a to in that was his he it with is for as had you not be her on at by which have or from this him but
  all she they were my are me one their so an said them we who would been will no when there if more out up into do any
  your what has man could other than our some very time upon about may its only now like little then can should made
  evidence argument question observation measure province settlement account register correspondence institution`.split(
    /\s+/,
  );

/** How many of each kind of block a section has, in this order, and how often it is repeated. */
/** @typedef {{ seed: number, sections: number, depths: readonly number[], blocks: readonly string[], notes?: number }} Recipe */

/**
 * A text of sections, the same one for the same recipe.
 *
 * @param {Recipe} recipe
 */
function compose({ seed, sections, depths, blocks, notes = 0 }) {
  const random = randomFrom(seed);
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  const phrase = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => WORDS[below(WORDS.length)]).join(' ');
  const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => {
    const kind = random();
    const middle =
      kind < 0.08
        ? ` *${phrase(2)}*`
        : kind < 0.14
          ? ` **${phrase(2)}**`
          : kind < 0.17
            ? ` \`${phrase(1)}()\``
            : '';
    return `${capital(phrase(5 + below(9)))}${middle}, ${phrase(3 + below(9))}.`;
  };
  const sentences = (/** @type {number} */ count) => Array.from({ length: count }, sentence).join(' ');
  /** @type {string[]} */
  const definitions = [];
  const note = () => {
    if (random() >= notes) return '';
    definitions.push(`[^${definitions.length + 1}]: ${sentences(1 + below(3))}`);
    return `[^${definitions.length}]`;
  };
  /** @type {Record<string, () => string>} */
  const writers = {
    paragraph: () => `${sentences(3 + below(5))}${note()}`,
    table: () => {
      const columns = 2 + below(4);
      const row = (/** @type {() => string} */ cell) =>
        `| ${Array.from({ length: columns }, cell).join(' | ')} |`;
      const rows = Array.from({ length: 3 + below(9) }, () => row(() => phrase(1 + below(7))));
      return [row(() => capital(phrase(1 + below(2)))), row(() => '---'), ...rows].join('\n');
    },
    list: () => Array.from({ length: 3 + below(5) }, () => `- ${capital(phrase(4 + below(22)))}.`).join('\n'),
    steps: () =>
      Array.from({ length: 3 + below(4) }, (_, index) => `${index + 1}. ${sentences(1 + below(2))}`).join(
        '\n\n',
      ),
    quote: () => `> ${sentences(2 + below(3))}`,
    code: () =>
      `\`\`\`js\n${Array.from({ length: 3 + below(20) }, () => `${'  '.repeat(below(3))}const ${phrase(1)} = ${phrase(1 + below(9))};`).join('\n')}\n\`\`\``,
  };
  const parts = [`# ${capital(phrase(4))}`];
  for (let section = 0; section < sections; section += 1) {
    parts.push(`${'#'.repeat(depths[section % depths.length] ?? 2)} ${capital(phrase(2 + below(6)))}`);
    const count = 2 + below(blocks.length);
    for (let index = 0; index < count; index += 1)
      parts.push(writers[blocks[below(blocks.length)] ?? 'paragraph']?.() ?? '');
  }
  return `${[...parts, ...definitions].join('\n\n')}\n`;
}

const readme = (/** @type {string} */ name) =>
  readFileSync(new URL(`../node_modules/${name}/README.md`, import.meta.url), 'utf8');

/**
 * LibreOffice 7.4 now and then does not print rows of a table that a page with notes parts; the seeds are such that it
 * prints all.
 *
 * @type {readonly { name: string, markdown: () => string, options: import('../engine/dist/index.js').ConversionOptions }[]} */
export const DOCUMENTS = [
  {
    name: 'paper, academic',
    markdown: () =>
      compose({
        seed: 1,
        sections: 16,
        depths: [2, 3, 3],
        blocks: ['paragraph', 'paragraph', 'quote'],
        notes: 0.5,
      }),
    options: { template: 'academic' },
  },
  {
    name: 'report with tables, plain',
    markdown: () =>
      compose({
        seed: 2,
        sections: 24,
        depths: [2, 3, 3],
        blocks: ['paragraph', 'table', 'list', 'paragraph'],
      }),
    options: {},
  },
  {
    name: 'report, business',
    markdown: () =>
      compose({
        seed: 10,
        sections: 30,
        depths: [1, 2, 3, 2],
        blocks: ['paragraph', 'paragraph', 'table', 'list', 'steps', 'quote'],
        notes: 0.2,
      }),
    options: { template: 'business', title: 'Annual report' },
  },
  {
    name: 'essay, MLA',
    markdown: () =>
      compose({
        seed: 4,
        sections: 12,
        depths: [2],
        blocks: ['paragraph', 'paragraph', 'paragraph', 'quote'],
        notes: 0.4,
      }),
    options: { template: 'mla' },
  },
  {
    name: 'long text with notes, Times',
    markdown: () =>
      compose({
        seed: 5,
        sections: 90,
        depths: [2, 3, 3, 3],
        blocks: ['paragraph', 'paragraph', 'paragraph', 'paragraph'],
        notes: 0.6,
      }),
    options: { fontFamily: 'times', fontSize: 12, lineSpacing: '1.15' },
  },
  {
    name: 'long text with notes, Arial',
    markdown: () =>
      compose({
        seed: 6,
        sections: 90,
        depths: [2, 3, 4],
        blocks: ['paragraph', 'paragraph', 'list', 'quote'],
        notes: 0.5,
      }),
    options: { fontFamily: 'arial', pageSize: 'letter', lineSpacing: '1.5', fontSize: 10 },
  },
  {
    name: 'manual with code',
    markdown: () =>
      compose({
        seed: 7,
        sections: 40,
        depths: [2, 3],
        blocks: ['paragraph', 'code', 'code', 'list', 'steps'],
      }),
    options: {},
  },
  { name: 'readme of fflate', markdown: () => readme('fflate'), options: { template: 'business' } },
  { name: 'readme of markdown-it', markdown: () => readme('markdown-it'), options: {} },
  { name: 'readme of fast-check', markdown: () => readme('fast-check'), options: { fontFamily: 'arial' } },
  { name: 'book', markdown: () => writeBook(), options: {} },
];
