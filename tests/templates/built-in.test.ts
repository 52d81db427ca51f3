import { readFileSync } from 'node:fs';
import { OPTION_CHOICES } from '@footmark/engine/options';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

const TEXT = `---
title: On Glass
author: Ada Byron
---

# One

Text with \`code\`, a [link](https://example.org) and a note.[^1]

Second.

> Said.

- one
  - two

1. first

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
const a = 1;
\`\`\`

> [!NOTE]
> Called out.

## Two

[^1]: Note.
`;

/** What the page writes in the files that it offers to begin a template with. */
const SAMPLE = readFileSync(new URL('../../web/app/content/template-sample.md', import.meta.url), 'utf8');

test.each(
  OPTION_CHOICES.template.flatMap(
    (name) =>
      [
        [name, '{{content}}'],
        [name, SAMPLE],
      ] as const,
  ),
)('%s as a Word file with %.11s makes the same document as by its name', async (name, content) => {
  const { bytes: file } = await convertForTest(content, { template: name });
  const named = openPackage((await convertForTest(TEXT, { template: name })).bytes);
  const { bytes, notices } = await convertForTest(TEXT, { template: file }, `from ${name} as a file`);
  const own = openPackage(bytes);
  expect(notices.filter(({ code }) => code.startsWith('template'))).toEqual([]);
  for (const part of ['document', 'footnotes', 'theme/theme1', 'settings'])
    expect(comparable(own.parts.get(`word/${part}.xml`)?.text), part).toEqual(
      comparable(named.parts.get(`word/${part}.xml`)?.text),
    );
  const styles = stylesIn(own.parts.get('word/styles.xml')?.text);
  for (const [id, style] of stylesIn(named.parts.get('word/styles.xml')?.text))
    expect(styles.get(id), id).toBe(style);
});

/** Without what depends on the order in which parts are written. */
function comparable(xml = ''): readonly string[] {
  return xml
    .replace(/<w:(?:document|settings|footnotes|theme)[^>]*>/, '')
    .replace(/ xmlns:\w+="[^"]*"/g, '')
    .replace(/ r:id="\w+"/g, '')
    .replace(/<w:numId [^>]*>/g, '')
    .split(/(?=<w:(?:p|sectPr|tbl)>)/);
}

/** Each style by its id, without the list behind it, which is the document's own, and its place in the gallery. */
function stylesIn(xml = ''): ReadonlyMap<string, string> {
  const all = [...xml.matchAll(/<w:style [^>]*w:styleId="(\w+)".*?<\/w:style>/g)];
  return new Map(
    all.map(([style, id = '']) => [id, style.replace(/<w:numPr>.*?<\/w:numPr>|<w:qFormat\/>/g, '')]),
  );
}
