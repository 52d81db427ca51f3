import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../engine/src/api/options';
import { convertForTest } from '../conversion';
import { type DocxPackage, openPackage } from '../docx/package';
import { shownText } from '../docx/shown-text';
import { readForTest } from '../word/read-for-test';
import { judgedFields } from './fields/comparison';
import { notesApart, numbersIn } from './lists/counting';
import { paragraphsIn } from './stories';

const TEXT = '# Text\n\nWords.\n\n# Tables {.appendix}\n\n## Prices\n\nMore.\n\n# Maps {.appendix}\n\nEnd.';

/** The file with what a person adds at its end in Word: an appendix with a section. */
async function withAppendix(options: ConversionOptions): Promise<Uint8Array> {
  const parts = unzipSync((await convertForTest(TEXT, options)).bytes);
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const added = [1, 2]
    .map(
      (level) =>
        `<w:p><w:pPr><w:pStyle w:val="AppendixHeading${level}"/></w:pPr><w:r><w:t>Added ${level}</w:t></w:r></w:p>`,
    )
    .join('');
  const end = text.lastIndexOf('<w:sectPr');
  parts['word/document.xml'] = strToU8(text.slice(0, end) + added + text.slice(end));
  return zipSync(parts);
}

const numbered = (file: DocxPackage): readonly string[] => {
  const numbers = numbersIn(file, notesApart(file));
  return paragraphsIn(file, 'document').flatMap((each) => {
    const number = numbers.get(each);
    return number ? [`${number} ${shownText(each)}`] : [];
  });
};

/** What the contents are after an update. */
const contents = (file: DocxPackage): string | undefined =>
  [...judgedFields(file, () => () => undefined)].find(({ field }) => field.instruction.name === 'TOC')?.word;

describe.each(['plain', 'academic', 'business', 'mla'] as const)(
  'an appendix added in Word to %s',
  (template) => {
    test.each([true, false])('counts on (numbered headings: %s)', async (numberHeadings) => {
      const file = openPackage(await withAppendix({ template, numberHeadings }));
      expect(numbered(file).filter((each) => !each.endsWith('Text'))).toEqual([
        'Appendix A. Tables',
        'A.1 Prices',
        'Appendix B. Maps',
        'Appendix C. Added 1',
        'C.1 Added 2',
      ]);
    });

    test('is in the contents after an update, and an appendix when it is read back', async () => {
      const bytes = await withAppendix({ template, includeTableOfContents: true });
      expect(contents(openPackage(bytes))).toMatch(/Appendix C\. Added 1.*C\.1\tAdded 2/s);
      const { markdown } = await readForTest(bytes);
      expect(markdown).toContain('# Added 1 {.appendix}\n\n## Added 2');
      expect(markdown).toContain('# Maps {.appendix}');
    });
  },
);
