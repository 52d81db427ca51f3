import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { readForTest } from '../../../tests/word/read-for-test.js';
import { notesApart, numbersIn } from '../../../tests/word-rules/lists/counting.js';
import type { TemplateName } from '../api/options.js';
import { lookOf } from '../theme/index.js';

const NESTED = `
1. a
   1. b
      1. c
         1. d
   2. e
2. f

* g
  1. h
     1. i

text

1) k
   1) l

> [!NOTE]
>
> 1. n
>    1. o
`.trim();

const TEMPLATES: readonly TemplateName[] = ['plain', 'academic', 'business', 'mla'];

test.each(TEMPLATES)(
  'numbers in numbered items are those of the template %s, and come back as written',
  async (template) => {
    const { bytes } = await convertForTest(`Text\n\n${NESTED}`, { template });
    const file = openPackage(bytes);
    const numbers = [...numbersIn(file, notesApart(file)).values()].filter((number) => /\w/.test(number));
    const isOutline = lookOf(template).nestedNumbers === 'outline';
    expect(numbers).toEqual(
      isOutline
        ? ['1.', 'a.', 'i.', '1.', 'b.', '2.', '1.', 'a.', '1)', 'a)', '1.', 'a.']
        : ['1.', '1.', '1.', '1.', '2.', '2.', '1.', '1.', '1)', '1)', '1.', '1.'],
    );
    expect(isOutline).toBe(template !== 'plain');
    const back = (await readForTest(bytes)).markdown;
    expect(back.replace(/^---\n[\s\S]*?\n---\n/, '').trim()).toBe(`Text\n\n${NESTED}`);
  },
);
