import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../tests/composed.js';
import { settingsOf } from '../api/settings.js';
import { themeOf } from '../theme/index.js';
import { CALLOUT_MARGIN, CELL_MARGIN } from '../theme/measures.js';
import { needsOf } from './column-needs.js';
import type { ColumnNeed } from './column-widths.js';

const THEME = themeOf(settingsOf({}));

/** What the columns of a table need, which has a cell for each text in each row; `2: text` spans two columns. */
async function needs(rows: readonly (readonly string[])[]): Promise<ColumnNeed[]> {
  const cell = (text: string): string => {
    const [, span, content = text] = /^(\d): (.*)$/s.exec(text) ?? [];
    return `<td${span ? ` colspan="${span}"` : ''}>${content}</td>`;
  };
  const html = `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
  const table = (await blocksOf(html)).find((block) => block.type === 'table');
  if (!table) throw new Error('No table');
  return needsOf(table, THEME);
}

async function needOf(...cell: readonly string[]): Promise<ColumnNeed> {
  const [need] = await needs(cell.map((text) => [text]));
  if (!need) throw new Error('No column');
  return need;
}

const WORD = 'Donaudampfschifffahrt';

test('a column needs its longest word, or its longest paragraph on one line, between the margins of cells', async () => {
  const word = await needOf(WORD);
  expect(word.min).toBe(word.max);
  const twice = await needOf(WORD + WORD);
  const margins = 2 * word.min - twice.min;
  // Everything is enlarged by a tolerance of 3 %, to whole twips.
  expect(Math.abs(margins - 2 * CELL_MARGIN * 1.03)).toBeLessThanOrEqual(3);
  expect((await needOf(`${WORD} ${WORD}`)).min).toBe(word.min);
  expect((await needOf(`${WORD} ${WORD}`)).max).toBeGreaterThan(twice.max);
  expect(await needOf('a', `${WORD} a`, WORD)).toEqual(await needOf(`${WORD} a`));
});

test('a date and a pair of words need their whole width, and an address that of its longest part', async () => {
  for (const text of ['02/02/2026', 'and/or', 'km/h', 'R&D=a'])
    expect((await needOf(text)).min).toBe((await needOf(text)).max);
  const address = await needOf('example.org/with/many/short/parts');
  expect(address.min).toBeLessThan(address.max / 2);
});

test('no column is narrower than a third of an inch', async () => {
  expect(await needOf('a')).toEqual({ min: 480, max: 480 });
  expect(await needOf('')).toEqual({ min: 480, max: 480 });
});

describe('a cell that spans columns', () => {
  const sides = ({ min, max }: ColumnNeed): number[] => [min, max];

  test('shares what it needs beyond them in equal parts', async () => {
    const alone = await needOf(`${WORD} ${WORD}`);
    for (const rows of [
      [
        [`2: ${WORD} ${WORD}`, 'a'],
        ['a', 'a', 'a'],
      ],
      [
        ['a', 'a', 'a'],
        [`2: ${WORD} ${WORD}`, 'a'],
      ],
    ]) {
      const [one, two, three] = await needs(rows);
      for (const part of [one, two])
        expect(part && sides(part)).toEqual(sides(alone).map((side) => side / 2));
      expect(three).toEqual({ min: 480, max: 480 });
    }
  });

  test('adds to columns of different widths as much', async () => {
    const wide = await needOf(WORD);
    const spanning = await needOf(WORD + WORD);
    const [one, two] = await needs([[`2: ${WORD + WORD}`], [WORD, 'a']]);
    const beyond = (spanning.min - wide.min - 480) / 2;
    expect(one && sides(one)).toEqual([wide.min + beyond, wide.max + beyond]);
    expect(two && sides(two)).toEqual([480 + beyond, 480 + beyond]);
  });

  test('adds nothing if it fits, in whatever row it is', async () => {
    const rest = [WORD, WORD];
    const fitting = ['2: some words'];
    expect(await needs([fitting, rest])).toEqual(await needs([rest]));
    expect(await needs([rest, fitting])).toEqual(await needs([rest]));
  });

  test('never leaves a column less for a line than for a word', async () => {
    for (const { min, max } of await needs([[`2: ${WORD + WORD} a a a`], ['a a a a a a a a a a', 'a']]))
      expect(max).toBeGreaterThanOrEqual(min);
  });
});

describe('in a cell', () => {
  test('a table needs all of its columns', async () => {
    const inner = await needs([[WORD, `${WORD} a`]]);
    const outer = await needOf(`<table><tr><td>${WORD}</td><td>${WORD} a</td></tr></table>`);
    for (const side of ['min', 'max'] as const) {
      const all = inner.reduce((sum, need) => sum + need[side], 0);
      expect(Math.abs(outer[side] - (all + 2 * CELL_MARGIN) * 1.03)).toBeLessThanOrEqual(1);
    }
  });

  test('a quotation needs its indents, too', async () => {
    const { quoteIndent, quoteRightIndent } = THEME;
    const [plain, quoted] = [await needOf(WORD), await needOf(`<blockquote>${WORD}</blockquote>`)];
    const indents = quoted.min - plain.min;
    expect(Math.abs(indents - (quoteIndent + quoteRightIndent) * 1.03)).toBeLessThanOrEqual(1);
  });

  test('contents need nothing', async () => {
    const blocks = await blocksOf(`<table><tr><td>\n\n[TOC]\n\n</td></tr></table>\n\n# ${WORD}`);
    const table = blocks.find((block) => block.type === 'table');
    expect(table && needsOf(table, THEME)).toEqual([{ min: 480, max: 480 }]);
  });
});

test('a callout needs its own margins', async () => {
  const needIn = async (text: string): Promise<number> => {
    const table = (await blocksOf(`> [!NOTE]\n> ${text}`)).find((block) => block.type === 'table');
    return (table && needsOf(table, THEME)[0]?.min) ?? 0;
  };
  const margins = 2 * (await needIn(WORD)) - (await needIn(WORD + WORD));
  expect(Math.abs(margins - 2 * CALLOUT_MARGIN * 1.03)).toBeLessThanOrEqual(3);
});
