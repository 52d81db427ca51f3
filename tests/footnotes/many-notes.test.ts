import { beforeAll, describe, expect, test } from 'vitest';
import { flatXmlOf, hasLibreOffice, printFlatXml, printWithLibreOffice } from '../acceptance/libreoffice';
import { convertForTest } from '../conversion';
import { hasPandoc, readWithPandoc } from '../reading/pandoc';
import { bracketedNumbers, withLiveReferences } from './live-references';

const NOTES = 500;
/** Note numbers in the order of the sentences that cite them; every third also cites an earlier one again. */
const citations = Array.from({ length: NOTES }, (_, index) =>
  index % 3 === 2 ? [index + 1, Math.floor(index / 2) + 1] : [index + 1],
).flat();

const markdown = [
  ...citations.map((note) => `A sentence with a source ([^n${note}]).`),
  ...Array.from({ length: NOTES }, (_, index) => `[^n${index + 1}]: The text of note ${index + 1}.`),
].join('\n\n');

let bytes: Uint8Array;

beforeAll(async () => {
  const conversion = await convertForTest(markdown, {}, '500 notes with repeats');
  expect(conversion.notices).toEqual([]);
  bytes = conversion.bytes;
});

describe.runIf(hasPandoc)('pandoc', () => {
  test('reads each of 500 notes once, in order', async () => {
    const read = await readWithPandoc(bytes);
    const found = Array.from(read.matchAll(/The text of note (\d+)\./g), ([, number]) => Number(number));
    expect(found).toEqual(Array.from({ length: NOTES }, (_, index) => index + 1));
  });
});

describe.runIf(hasLibreOffice)('LibreOffice', () => {
  test('prints the numbers that are cached, and computes the same', async () => {
    expect(bracketedNumbers((await printWithLibreOffice(bytes)).text)).toEqual(citations);
    const computed = await printFlatXml(withLiveReferences(await flatXmlOf(bytes)));
    expect(bracketedNumbers(computed)).toEqual(citations);
  });

  test('prints "See footnote N" with the right numbers', async () => {
    const options = { footnoteOptions: { duplicateHandling: 'see-note' } } as const;
    const seeing = await convertForTest(markdown, options, '500 notes with "See footnote N"');
    const text = await printFlatXml(withLiveReferences(await flatXmlOf(seeing.bytes)));
    const firsts = citations.filter((note, index) => citations.indexOf(note) !== index);
    const found = Array.from(text.matchAll(/See footnote (\d+)/g), ([, number]) => Number(number));
    expect(found).toEqual(firsts.map((note) => citations.indexOf(note) + 1));
  });
});
