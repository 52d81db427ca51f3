import type { TemplateName } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { fixtures } from '../golden/fixture';
import { readWithMammoth } from '../reading/mammoth';
import { hasPandoc, readWithPandoc } from '../reading/pandoc';

const TEMPLATES: readonly TemplateName[] = ['plain', 'academic', 'business', 'mla'];

/** The caption of a picture as the template's style guide has it. */
const CAPTIONS: Readonly<Record<TemplateName, string>> = {
  plain: 'Figure 1: A drawing in a toggle',
  academic: 'Figure 1 A drawing in a toggle',
  business: 'Figure 1: A drawing in a toggle',
  mla: 'Fig. 1. A drawing in a toggle',
};

/** Text from every part of the gallery, as a reader sees it. */
const SEEN = [
  ...['time value of money', '“Quotes”', 'class Payment', 'one bold', 'Obsidian’s own title', '🚀'],
  ...['A callout that Notion exports', 'A toggle', 'A quotation in it.'],
  ...['From Notion, a note elsewhere', 'Chapter note', 'A note at the end.', 'A centred heading'],
  ...['Below the picture', 'Measured values', '+ new', 'in a cell', 'Term of HTML', 'Internationalization'],
  ...[
    'Like this one.',
    'هذا نص من اليمين',
    '这是一个测试',
    'यह एक परीक्षण है',
    '👩‍👩‍👧',
    'A note on a page on its side.',
  ],
];
const UNSEEN = ['<aside>', '<details>', '<td', '</', 'citeturn0', '†source', '%%', '[[', '==', '[^'];

const gallery = fixtures().find(({ name }) => name === 'gallery');

function expectAll(text: string, template: TemplateName): void {
  const folded = text.replace(/\s+/g, ' ');
  for (const phrase of [...SEEN, CAPTIONS[template]]) expect(folded).toContain(phrase);
  for (const sign of UNSEEN) expect(folded).not.toContain(sign);
}

const convertAs = (template: TemplateName) =>
  convertForTest(gallery?.markdown ?? '', { ...gallery?.options, template }, `the gallery as ${template}`);

describe('the gallery of what people paste', () => {
  test.each(TEMPLATES)('in the template %s, as mammoth reads it', async (template) => {
    expectAll(await readWithMammoth((await convertAs(template)).bytes), template);
  });

  test.runIf(hasPandoc).each(TEMPLATES)('in the template %s, as pandoc reads it', async (template) => {
    expectAll(await readWithPandoc((await convertAs(template)).bytes), template);
  });

  test('pandoc is installed, or this is not CI', () => {
    expect(hasPandoc || process.env.CI === undefined, 'half of this file was not run').toBe(true);
  });
});
