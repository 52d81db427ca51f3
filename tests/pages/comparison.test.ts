import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Cause, type Found, partingOf } from '../../bench/pages/parting.mjs';
import { MAX_OF_EACH, MIN_BYTES, SAMPLE, sampleOf } from '../../bench/pages/sample.mjs';

const folder = mkdtempSync(join(tmpdir(), 'footmark-sample-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a sample is the same each time, of long Markdown files, not many of each repository, with the templates by turns', () => {
  const repositories = SAMPLE / MAX_OF_EACH + 1;
  for (let repository = 0; repository < repositories; repository += 1) {
    const place = join(folder, `a+b${repository}`);
    mkdirSync(place);
    for (let file = 0; file < 2 * MAX_OF_EACH; file += 1)
      writeFileSync(join(place, `${file}.md`), 'x'.repeat(MIN_BYTES));
    writeFileSync(join(place, 'short.md'), 'x');
    writeFileSync(join(place, 'other.txt'), 'x'.repeat(MIN_BYTES));
  }
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
  const named = sample.map(({ name }) => /^a\/b(\d)\/\d+\.md, \w+$/.exec(name)?.[1]);
  for (let repository = 0; repository < repositories; repository += 1) {
    const count = named.filter((each) => each === String(repository)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MAX_OF_EACH);
  }
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
