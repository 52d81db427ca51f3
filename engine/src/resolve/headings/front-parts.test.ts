import { expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { readMetadata } from '../../parse/metadata.js';
import { splitFrontMatter } from '../../source/front-matter.js';
import { resolve } from '../index.js';

/** The headings with their depth, and the paragraphs. */
async function blocksOf(text: string, options: Parameters<typeof settingsOf>[0] = {}): Promise<string[]> {
  const { yaml, markdown } = splitFrontMatter(text);
  const document = parse(markdown, await readMetadata(yaml, () => {}), () => {});
  const { blocks } = resolve(document, settingsOf(options), () => {});
  return blocks.map((block) => {
    if (block.type === 'heading') return `${'#'.repeat(block.depth)} ${plainText(block.children)}`;
    return block.type === 'paragraph' ? plainText(block.children) : block.type;
  });
}

const ABSTRACT = 'abstract: |\n  What *it* says.\n\n  And more.\nkeywords: [one, two]';

test('an abstract precedes the text, with its paragraphs and keywords', async () => {
  expect(await blocksOf(`---\ntitle: T\n${ABSTRACT}\n---\n\n# A\n\ntext`)).toEqual([
    '# Abstract',
    'What it says.',
    'And more.',
    'Keywords: one, two',
    '# A',
    'text',
  ]);
});

test('it precedes the only chapter of a text whose title is in front matter, too', async () => {
  expect(await blocksOf(`---\ntitle: T\n${ABSTRACT}\n---\n\n# A\n\n## B`)).toEqual([
    '# Abstract',
    'What it says.',
    'And more.',
    'Keywords: one, two',
    '# A',
    '## B',
  ]);
  const repeated = await blocksOf(`---\ntitle: T\n${ABSTRACT}\n---\n\n# T\n\n## A\n\n## B`);
  expect(repeated[0]).toBe('## Abstract');
});

test('below a title that is a heading, it is on the level of the sections', async () => {
  expect((await blocksOf(`---\n${ABSTRACT}\n---\n\n# T\n\n## A`)).slice(0, 2)).toEqual([
    '# T',
    '## Abstract',
  ]);
  const shifted = await blocksOf(`---\n${ABSTRACT}\n---\n\n# T\n\n## A`, { template: 'business' });
  expect(shifted[0]).toBe('## Abstract');
});

test('is of level 1 before a text without headings', async () => {
  expect(await blocksOf(`---\nabstract: Short.\n---\ntext`)).toEqual(['# Abstract', 'Short.', 'text']);
});

test('its heading and the label of the keywords are in the language of the text', async () => {
  const blocks = await blocksOf(`---\nlang: de\n${ABSTRACT}\n---\ntext`);
  expect(blocks).toContain('# Zusammenfassung');
  expect(blocks).toContain('Schlagwörter: one, two');
});

test('keywords without an abstract are only stored in the file’s properties', async () => {
  expect(await blocksOf('---\nkeywords: one\n---\ntext')).toEqual(['text']);
});
