import { randomFrom } from './random.mjs';

const WORDS =
  `the of and a to in that was his he it with is for as had you not be her on at by which have or from this him but
  all she they were my are me one their so an said them we who would been will no when there if more out up into do any
  your what has man could other than our some very time upon about may its only now like little then can should made
  evidence argument question observation measure province settlement account register correspondence institution`.split(
    /\s+/,
  );

/**
 * @typedef {object} Recipe
 * @property {number} seed
 * @property {number} sections
 * @property {readonly number[]} depths the levels of the sections' headings, in turn
 * @property {readonly string[]} blocks the blocks that a section is composed of at random
 * @property {number} [notes] the share of paragraphs with a note
 * @property {number} [mostNotes]
 */

/**
 * A text of sections, always the same for the same recipe.
 *
 * @param {Recipe} recipe
 */
export function compose({ seed, sections, depths, blocks, notes = 0, mostNotes = Infinity }) {
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
    if (definitions.length >= mostNotes || random() >= notes) return '';
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
