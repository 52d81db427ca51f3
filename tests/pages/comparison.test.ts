import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Cause, type Found, partingOf } from '../../bench/pages/parting.mjs';
import { MIN_BYTES, SAMPLE, sampleOf } from '../../bench/pages/sample.mjs';

const folder = mkdtempSync(join(tmpdir(), 'footmark-sample-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a sample is the same each time, of long Markdown files, with the templates by turns', () => {
  mkdirSync(join(folder, 'a+b'));
  for (let file = 0; file < SAMPLE + 20; file += 1)
    writeFileSync(join(folder, 'a+b', `${file}.md`), 'x'.repeat(MIN_BYTES));
  writeFileSync(join(folder, 'a+b', 'short.md'), 'x');
  writeFileSync(join(folder, 'a+b', 'other.txt'), 'x'.repeat(MIN_BYTES));
  const sample = sampleOf(folder);
  expect(sample).toEqual(sampleOf(folder).map((each) => ({ ...each, markdown: expect.any(Function) })));
  expect(new Set(sample.map(({ name }) => name.split(',')[0])).size).toBe(SAMPLE);
  expect(sample.slice(0, 5).map(({ options }) => options.template)).toEqual([
    'plain',
    'academic',
    'business',
    'mla',
    'plain',
  ]);
  expect(sample.map(({ name }) => name).join('')).toMatch(/^(?:a\/b\/\d+\.md, \w+?(?=a\/b|$))+$/);
});

const SPACING = 14;

/** Lines of a page and the first of the next, which the print has on the page before. */
function lines(change: (found: Found, index: number) => Found): Found[] {
  return Array.from({ length: 12 }, (_, index): Found => {
    const page = index < 10 ? 1 : 2;
    const baseline = 100 + (index % 10) * SPACING;
    const line = {
      page,
      text: `line${index}`,
      raw: `line ${index}`,
      where: 'body' as const,
      isHeading: false,
      isFirstOfCell: false,
      begins: true,
      kind: 'text',
      baseline,
      font: 'Calibri 11',
      content: new Set<'formula' | 'fonts' | 'table'>(),
    };
    return change({ line, page: 1, bottom: baseline + 4, isSame: true }, index);
  });
}

const moved = (found: Found, by: number): Found => ({ ...found, bottom: found.bottom + by });
const withLine = (found: Found, line: Partial<Found['line']>): Found => ({
  ...found,
  line: { ...found.line, ...line },
});

test.each<[Cause, (found: Found, index: number) => Found]>([
  ['widths', (found, index) => (index < 5 ? found : { ...moved(found, -SPACING), isSame: index !== 5 })],
  [
    'eastAsian',
    (found, index) =>
      index < 5 ? found : withLine({ ...moved(found, -SPACING), isSame: index !== 5 }, { raw: '文字' }),
  ],
  ['fonts', (found, index) => withLine(moved(found, -index / 2), { content: new Set(['fonts']) })],
  ['formulas', (found, index) => withLine(moved(found, -index), { content: new Set(['formula']) })],
  ['heights', (found, index) => moved(found, -index / 50)],
  ['tables', (found) => withLine(found, { content: new Set(['table']) })],
  ['headings', (found, index) => withLine(found, { kind: index === 10 ? 'heading' : 'text' })],
  ['code', (found, index) => withLine(found, { kind: index > 8 ? 'code' : 'text' })],
  ['other', (found) => found],
])('a page that ends elsewhere may do so for: %s', (cause, change) => {
  expect(partingOf(lines(change))).toBe(cause);
});

test('pages that end alike have no cause of a difference', () => {
  expect(partingOf(lines((found) => ({ ...found, page: found.line.page })))).toBeUndefined();
});
