import type { ConversionOptions } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf, textOfLine } from './drawn';

const WORDS = 'Internationalization documentation characteristics representation considerations. ';
const FIVE_TIMES = WORDS.repeat(5).trim();

async function linesOf(markdown: string, options: ConversionOptions) {
  const session = openPages();
  await session.update(markdown, { ...options, margins: { left: 72, right: 72 } });
  return [...paragraphsOf(session.page(1).body)].flatMap(({ lines }) => lines);
}

test('words of justified text are divided at the ends of lines, but of no more than two in a row', async () => {
  const lines = await linesOf(FIVE_TIMES, { justifyText: true });
  const ends = lines.map(({ hyphenated = false }) => hyphenated);
  expect(ends.slice(0, 3)).toEqual([true, true, false]);
  expect(lines[0]?.pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')).toMatch(
    /Internationaliza-$/,
  );
  expect(lines.map(textOfLine).join('')).toBe(FIVE_TIMES);
});

test.each([
  ['text that is not justified', FIVE_TIMES, {}],
  ['capitals', FIVE_TIMES.toUpperCase(), { justifyText: true }],
  ['a language without patterns', FIVE_TIMES, { justifyText: true, language: 'tlh' }],
  ['headings', `# ${FIVE_TIMES}`, { justifyText: true }],
  ['code', `\`${WORDS.repeat(5)}\``, { justifyText: true }],
])('%s is not divided', async (_what, markdown, options) => {
  const lines = await linesOf(markdown, options);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter(({ hyphenated }) => hyphenated)).toEqual([]);
});

test('words are divided by the rules of the language', async () => {
  const words = 'Die Wirtschaftswissenschaften und die Rechtschreibung ';
  const lines = await linesOf(words.repeat(9), { justifyText: true, language: 'de' });
  const divided = lines.filter(({ hyphenated }) => hyphenated).map(textOfLine);
  expect(divided.length).toBeGreaterThan(0);
  for (const line of divided) expect(line).toMatch(/(?:Wirt|schafts|wis|sen|schaf|Recht|schrei)$/);
});
