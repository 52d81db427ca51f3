import { expect, test, vi } from 'vitest';
import { randomFrom } from '../../bench/random.mjs';
import { NO_METADATA } from '../../engine/src/model/metadata';
import { parse } from '../../engine/src/parse/index';
import { PiecewiseParser } from '../../engine/src/parse/pieces/pieces';
import { CONTAINERS } from '../containers/containers';
import { readBy } from '../session/read-by';
import { EXAMPLES, examplesIn, grammarText, randomText } from '../syntax-texts';

/* What ARCHITECTURE says of adding a syntax: a row with its rule in one file, and one line in the table. */
vi.mock('../../engine/src/parse/syntax/table', async (original) => {
  const table = await original<typeof import('../../engine/src/parse/syntax/table')>();
  const { asciidocCallouts } = await import('./added/asciidoc-callouts');
  const { asciidocCode } = await import('./added/asciidoc-code');
  return {
    ...table,
    BLOCKS: [asciidocCallouts, ...table.BLOCKS],
    INLINES: [asciidocCode, ...table.INLINES],
    ROWS: [...table.ROWS, asciidocCallouts, asciidocCode],
  };
});

const ADDED = [...(await examplesIn(new URL('added/', import.meta.url))).values()].flat();
/** What is typed before and after, so that an example is not alone in its piece. */
const BESIDE = 'A paragraph.\n\nAnother one.';

function expectSame(parser: PiecewiseParser, text: string): void {
  const piecewise = readBy((markdown, report) => parser.parse(markdown, NO_METADATA, report), text);
  expect(piecewise, JSON.stringify(text)).toBe(
    readBy((markdown, report) => parse(markdown, NO_METADATA, report), text),
  );
}

test('added syntaxes are read', () => {
  const { blocks } = parse(ADDED.join('\n\n'), NO_METADATA, () => undefined);
  expect(blocks).toMatchObject([
    {
      type: 'callout',
      kind: 'note',
      children: [{ type: 'paragraph' }, { type: 'list' }, { type: 'heading', depth: 2 }],
    },
    { type: 'callout', kind: 'tip' },
    { type: 'paragraph', children: [{}, { type: 'inlineCode', value: '**' }, {}] },
  ]);
});

test.each(ADDED)('%j in each container is read in live pages as in the file', (example) => {
  const parser = new PiecewiseParser();
  for (const contain of [(text: string) => text, ...Object.values(CONTAINERS)])
    expectSame(parser, `${BESIDE}\n\n${contain(example)}\n\n${BESIDE}`);
});

test('while they are typed line by line, live pages are those of the file', () => {
  for (const example of ADDED) {
    const parser = new PiecewiseParser();
    const lines = example.split('\n');
    for (let count = 1; count <= lines.length; count++)
      expectSame(parser, `${BESIDE}\n\n${lines.slice(0, count).join('\n')}\n\n${BESIDE}`);
  }
});

test('in random texts of all syntax, live pages are those of the file', () => {
  const examples = [...EXAMPLES, ...Array.from({ length: 30 }, () => ADDED).flat()];
  const parser = new PiecewiseParser();
  for (let seed = 1; seed <= 150; seed++) {
    expectSame(parser, randomText(seed, examples));
    expectSame(parser, grammarText(randomFrom(seed), examples));
  }
});
