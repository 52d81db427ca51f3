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

/** The tokens of the body and of each note, by document: they are compared with what two programs read. */
const references = new Map<string, readonly (readonly string[])[]>();

function referenceOf(markdown: string): readonly (readonly string[])[] {
  const known = references.get(markdown);
  if (known) return known;
  const { body, notes } = referenceTexts(markdown);
  const parts = [body, ...notes].map(tokensOf);
  references.set(markdown, parts);
  return parts;
}

function expectNothingLost(markdown: string, text: string): void {
  const output = tokensOf(text);
  for (const part of referenceOf(markdown)) expect(firstLoss(part, output)).toBeUndefined();
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
