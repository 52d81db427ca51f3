import { CODE_SAMPLES } from './code-samples.mjs';
import { randomFrom } from './random.mjs';

/** With this many sections the manual has about 130,000 words and 900 kB, half of it code. */
const SECTIONS = 205;

const WORDS =
  `the of and a to in that it with is for as you not on at by which have or from this but all they one their so an
  when there if more out up into do any your what other than our some about only now like then can should value name
  record index buffer stream request answer server client module package version table column query cursor thread
  queue worker signal handler parser token branch commit release reader writer file folder path address option default
  result error notice count total order member account invoice report schedule`.split(/\s+/);

const NAMES = WORDS.filter((word) => word.length > 4);

/**
 * A programmer's manual as Markdown, always the same: prose with a lot of code, as in books about software.
 *
 * @param {number} sections
 */
export function writeManual(sections = SECTIONS) {
  const random = randomFrom(20260303);
  /** @param {number} limit */
  const below = (limit) => Math.floor(random() * limit);
  /** @template T @param {readonly T[]} list @returns {T} */
  const oneOf = (list) => /** @type {T} */ (list[below(list.length)]);
  /** @param {number} count */
  const phrase = (count) => Array.from({ length: count }, () => oneOf(WORDS)).join(' ');
  /** @param {string} text */
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  const identifier = () => (random() < 0.5 ? oneOf(NAMES) : `${oneOf(NAMES)}${capital(oneOf(NAMES))}`);
  /** @param {string} text */
  const filled = (text) => {
    const [name, other] = [identifier(), identifier()];
    /** @type {Readonly<Record<string, () => string>>} */
    const values = {
      NAME: () => name,
      OTHER: () => other,
      COUNT: () => String(below(5000)),
      TEXT: () => phrase(2 + below(6)),
    };
    return text.replace(/\b(?:NAME|OTHER|TEXT)\b|COUNT(?![(])/g, (word) => values[word]?.() ?? word);
  };
  const code = () => {
    const [language, { open, lines, close }] = oneOf(Object.entries(CODE_SAMPLES));
    const middle = Array.from({ length: 4 + below(8) }, () => filled(oneOf(lines)));
    return `\`\`\`${language}\n${[filled(open), ...middle, filled(close)].join('\n')}\n\`\`\``;
  };
  const sentence = () => {
    const kind = random();
    const middle = kind < 0.3 ? ` \`${identifier()}()\`` : kind < 0.36 ? ` **${phrase(2)}**` : '';
    return `${capital(phrase(5 + below(9)))}${middle}, ${phrase(3 + below(9))}.`;
  };
  const paragraph = () => Array.from({ length: 3 + below(5) }, sentence).join(' ');
  const list = () =>
    Array.from({ length: 3 + below(4) }, () => `- \`${identifier()}\`: ${phrase(8)}`).join('\n');

  const parts = ['# The Manual'];
  for (let section = 0; section < sections; section += 1) {
    parts.push(`${section % 8 === 0 ? '##' : '###'} ${capital(phrase(3))}`);
    parts.push(paragraph(), code(), paragraph(), list(), paragraph(), code(), paragraph(), code());
  }
  return `${parts.join('\n\n')}\n`;
}
