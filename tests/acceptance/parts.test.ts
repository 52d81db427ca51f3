import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

const DOCUMENT = readFileSync(new URL('../../docs/parts-of-a-paper.md', import.meta.url), 'utf8');

/** The examples, each with the last heading above it. */
const examples = Array.from(
  DOCUMENT.matchAll(/^```markdown\n([\s\S]*?)^```$/gm),
  ({ index, 1: markdown = '' }) => ({
    heading:
      DOCUMENT.slice(0, index)
        .match(/(?<=^#+ ).+$/gm)
        ?.at(-1) ?? '',
    markdown,
  }),
);

describe('the examples about parts of a paper', () => {
  test('are several', () => expect(examples.length).toBeGreaterThan(1));

  test.each(examples)(
    'under $heading leave nothing to report, and none of their syntax',
    async ({ heading, markdown }) => {
      const { notices, bytes } = await convertForTest(markdown, {}, `parts of a paper: ${heading}`);
      expect(notices).toEqual([]);
      const xml = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
      const text = Array.from(xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g), ([, own]) => own).join('');
      expect(text).not.toMatch(/:::|\{[.#]|\\\w/);
    },
  );
});
