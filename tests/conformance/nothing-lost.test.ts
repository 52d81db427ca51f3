import { beforeAll, describe, expect, test } from 'vitest';
import { type Conversion, convertForTest } from '../conversion';
import { readWithMammoth } from '../reading/mammoth';
import { hasPandoc, readAllWithPandoc } from '../reading/pandoc';
import { firstLoss, tokensOf } from '../reading/tokens';
import { realDocuments } from './real-documents';
import { referenceTexts } from './reference';

const documents = realDocuments();
const conversions = new Map<string, Conversion>();
const pandocTexts = new Map<string, string>();

beforeAll(async () => {
  for (const { name, markdown } of documents) conversions.set(name, await convertForTest(markdown, {}, name));
});

const bytesOf = (name: string): Uint8Array => conversions.get(name)?.bytes ?? new Uint8Array();

function expectNothingLost(markdown: string, text: string): void {
  const output = tokensOf(text);
  const { body, notes } = referenceTexts(markdown);
  for (const part of [body, ...notes]) expect(firstLoss(tokensOf(part), output)).toBeUndefined();
}

test('there are hundreds of documents', () => expect(documents.length).toBeGreaterThan(150));

describe('nothing is lost, as mammoth reads it', () => {
  test.each(documents)('$name', async ({ name, markdown }) => {
    expectNothingLost(markdown, await readWithMammoth(bytesOf(name)));
  });
});

describe.runIf(hasPandoc)('nothing is lost, as pandoc reads it', () => {
  beforeAll(async () => {
    const texts = await readAllWithPandoc(documents.map(({ name }) => bytesOf(name)));
    for (const [index, { name }] of documents.entries()) pandocTexts.set(name, texts[index] ?? '');
  });

  test.each(documents)('$name', ({ name, markdown }) => {
    expectNothingLost(markdown, pandocTexts.get(name) ?? '');
  });
});

test('pandoc is installed, or this is not CI', () => {
  expect(hasPandoc || process.env.CI === undefined, 'half of this file was not run').toBe(true);
});
