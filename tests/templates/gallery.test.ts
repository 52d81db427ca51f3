import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { GALLERY } from './gallery';

const TEXT = `---
title: On Glass
author: Ada Byron
date: 2026-03-01
---

# One

Text with \`code\`, a [link](https://example.org) and a note.[^1]

| a | b | c |
|---|---|--:|
| a cell with somewhat more text | another one | 1 |

> Said.

1. first
   - inside

## Two

More text.

# Three

[^1]: Note.
`;

describe.each(Object.entries(GALLERY))('%s', (name, build) => {
  test('is accepted, and tables stay within the text', async () => {
    const { bytes, notices } = await convertForTest(TEXT, { template: build() }, `gallery ${name}`);
    expect(notices.filter(({ severity }) => severity === 'error')).toEqual([]);
    const xml = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
    expect(xml).toContain('Text with ');
    for (const table of xml.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)) {
      const [, grid = ''] = table;
      const width = [...grid.matchAll(/w:w="(\d+)"/g)].reduce((sum, [, each]) => sum + Number(each), 0);
      // A section's properties are at its end.
      const [section = ''] = /<w:sectPr.*?<\/w:sectPr>/.exec(xml.slice(table.index)) ?? [];
      expect(width).toBeLessThanOrEqual(Math.max(textWidth(section), NARROWEST));
    }
  });
});

/** The minimum width of text that Word lays out, in twips. */
const NARROWEST = 1440;

/** The width of a section's narrowest column in twips. */
function textWidth(properties: string): number {
  const of = (element: string, attribute: string): number =>
    Number(new RegExp(`<w:${element} [^>]*w:${attribute}="(\\d+)"`).exec(properties)?.[1] ?? 0);
  const columns = [...properties.matchAll(/<w:col [^>]*w:w="(\d+)"/g)].map(([, width]) => Number(width));
  const whole = (of('pgSz', 'w') || 11_906) - (of('pgMar', 'left') || 1440) - (of('pgMar', 'right') || 1440);
  const number = of('cols', 'num') || 1;
  return columns.length > 0 ? Math.min(...columns) : (whole - (number - 1) * of('cols', 'space')) / number;
}
