import { randomFrom } from './random.mjs';

/** With this many chapters the book has about 780 kB of Markdown and 300 pages. */
export const BOOK_CHAPTERS = 30;

const WORDS =
  `the of and a to in that was his he it with is for as had you not be her on at by which have or from this him but
  all she they were my are me one their so an said them we who would been will no when there if more out up into do any
  your what has man could other than our some very time upon about may its only now like little then can should made did
  us such great before must two these see know over much down after first good men river letter history archive volume
  chapter century witness council harbour merchant manuscript translation evidence argument question observation measure
  quarter province parliament settlement account register calendar expedition correspondence institution`.split(
    /\s+/,
  );

const LANGUAGES = ['js', 'python', 'sql', 'sh', ''];
const SECTIONS_PER_CHAPTER = 4;
const BLOCKS_PER_SECTION = 11;

/**
 * A book as Markdown, always the same for the same number of chapters: headings, paragraphs with emphasis and links,
 * twenty notes per chapter, some cited again, tables, nested lists, code and quotations.
 *
 * @param {number} chapters
 * @returns {string}
 */
export function writeBook(chapters = BOOK_CHAPTERS) {
  const random = randomFrom(20250815);
  /** @param {number} below */
  const below = (below) => Math.floor(random() * below);
  /** @template T @param {readonly T[]} list @returns {T} */
  const oneOf = (list) => /** @type {T} */ (list[below(list.length)]);
  /** @param {number} count */
  const phrase = (count) => Array.from({ length: count }, () => oneOf(WORDS)).join(' ');
  /** @param {string} text */
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  /** @type {string[]} */
  const blocks = ['# A History of the Harbour', `*${capital(phrase(8))}*`];
  /** @type {string[]} */
  let notes = [];

  const note = () => {
    const repeated = notes.length > 3 && random() < 0.15;
    if (repeated) return `[^${oneOf(notes)}]`;
    const label = `n${blocks.length}-${notes.length}`;
    notes.push(label);
    return `[^${label}]`;
  };

  const marked = () => {
    const words = phrase(1 + below(3));
    const kind = random();
    if (kind < 0.35) return `*${words}*`;
    if (kind < 0.6) return `**${words}**`;
    if (kind < 0.72) return `\`${words}\``;
    if (kind < 0.78) return `~~${words}~~`;
    return `[${words}](https://example.org/${below(900)}/${oneOf(WORDS)})`;
  };

  const sentence = () => {
    const middle = random() < 0.3 ? ` ${marked()} ` : ' ';
    return `${capital(phrase(6 + below(8)))}${middle}${phrase(3 + below(8))}.`;
  };
  const sentences = (/** @type {number} */ count) => Array.from({ length: count }, sentence).join(' ');
  const paragraph = () => sentences(4 + below(4)) + (random() < 0.62 ? note() : '');

  const table = () => {
    const columns = 3 + below(3);
    const row = (/** @type {() => string} */ cell) =>
      `| ${Array.from({ length: columns }, cell).join(' | ')} |`;
    const alignments = () => oneOf(['---', ':--', ':-:', '--:']);
    const rows = Array.from({ length: 4 + below(8) }, () =>
      row(() => (random() < 0.2 ? marked() : phrase(1 + below(4)))),
    );
    return [row(() => capital(oneOf(WORDS))), row(alignments), ...rows].join('\n');
  };

  const list = () => {
    const ordered = random() < 0.4;
    return Array.from({ length: 3 + below(5) }, (_, index) => {
      const marker = ordered ? `${index + 1}.` : '-';
      const indent = ' '.repeat(marker.length + 1);
      const inner = Array.from(
        { length: below(3) },
        () => `\n${indent}- ${phrase(5 + below(8))} ${marked()}`,
      ).join('');
      return `${marker} ${capital(phrase(8 + below(10)))}.${inner}`;
    }).join('\n');
  };

  const code = () => {
    const lines = Array.from(
      { length: 4 + below(10) },
      () => `${'  '.repeat(below(3))}${phrase(2 + below(5))};`,
    );
    return `\`\`\`${oneOf(LANGUAGES)}\n${lines.join('\n')}\n\`\`\``;
  };

  const quotation = () => {
    const quoted = `> ${sentences(3)}`;
    return random() < 0.3 ? `${quoted}\n>\n> > ${sentences(2)}` : quoted;
  };

  const block = () => {
    const kind = random();
    if (kind < 0.72) return paragraph();
    if (kind < 0.79) return table();
    if (kind < 0.88) return list();
    if (kind < 0.93) return code();
    return quotation();
  };

  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    notes = [];
    blocks.push(`## ${chapter}. ${capital(phrase(4))}`, paragraph());
    for (let section = 0; section < SECTIONS_PER_CHAPTER; section += 1) {
      blocks.push(`### ${capital(phrase(5))}`);
      for (let count = 0; count < BLOCKS_PER_SECTION; count += 1) blocks.push(block());
    }
    for (const label of notes) blocks.push(`[^${label}]: ${sentences(1 + below(2))}`);
  }
  return `${blocks.join('\n\n')}\n`;
}
