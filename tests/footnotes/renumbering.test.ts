import type { ConversionOptions } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { flatXmlOf, hasLibreOffice, printFlatXml } from '../acceptance/libreoffice';
import { convertForTest } from '../conversion';
import { bracketedNumbers, withLiveReferences, withNoteBefore } from './live-references';

/** Every note reference is in brackets, so that its number can be found in the printed text. */
const MARKDOWN = `Beginning ([^a]) and ([^b]), the first again ([^a]).

| Cell                     |
| ------------------------ |
| A repeat in a table ([^b]) |

[^a]: Note A refers to note B ([^b]).
[^b]: Note B.
`;

/** The bracketed numbers that LibreOffice prints, without and with another note before all others. */
async function printedNumbers(options: ConversionOptions): Promise<{ before: number[]; after: number[] }> {
  const { bytes } = await convertForTest(MARKDOWN, options);
  const xml = withLiveReferences(await flatXmlOf(bytes));
  const before = bracketedNumbers(await printFlatXml(xml));
  const after = bracketedNumbers(await printFlatXml(withNoteBefore(xml, 'Beginning')));
  return { before, after };
}

test('LibreOffice is installed, or this is not CI', () => {
  expect(hasLibreOffice || process.env.CI === undefined, 'soffice is missing').toBe(true);
});

describe.runIf(hasLibreOffice)('when a note is inserted', () => {
  test('every repeated reference takes the new number of its note', async () => {
    const { before, after } = await printedNumbers({});
    expect(before).toEqual([1, 2, 1, 2, 2]);
    expect(after).toEqual([2, 3, 2, 3, 3]);
  });

  test('so does the number in "See footnote N"', async () => {
    const { bytes } = await convertForTest(MARKDOWN, { footnoteOptions: { duplicateHandling: 'see-note' } });
    const xml = withLiveReferences(await flatXmlOf(bytes));
    const text = await printFlatXml(withNoteBefore(xml, 'Beginning'));
    expect(bracketedNumbers(text)).toEqual([2, 3, 4, 5, 3]);
    expect(text.match(/See footnote \d+/g)).toEqual(['See footnote 2', 'See footnote 3']);
  });
});
