import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** How many page breaks a text has, wherever they stand, and its paragraphs. */
function breaksIn(markdown: string): { breaks: number; paragraphs: number } {
  const found = { breaks: 0, paragraphs: 0 };
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    {
      block({ type }) {
        if (type === 'pageBreak') found.breaks++;
        if (type === 'paragraph') found.paragraphs++;
      },
    },
  );
  return found;
}

const BREAKS = [
  '\\newpage',
  '\\newpage{}',
  '\\pagebreak[4]',
  '\\cleardoublepage',
  '{{< pagebreak >}}',
  '{{<pagebreak />}}',
  '[pagebreak]',
  '<pagebreak>',
  '<page-break></page-break>',
  '--- pagebreak ---',
  '[[pagebreak]]',
  '<<<',
  ':::{pagebreak}\n:::',
  '```{newpage}\n```',
  '\f',
  '<!-- page break -->',
  '<!-- newpage -->',
  '<div style="page-break-after: always"></div>',
  '<div style="break-before:page;"></div>',
  '<div class="page-break"></div>',
  '<p class="x pagebreak"> </p>',
  '::: pagebreak\n:::',
  '::: {.page-break}\n:::',
  '`<w:p><w:r><w:br w:type="page"/></w:r></w:p>`{=openxml}',
];

test.each(BREAKS)('%j breaks the page, in a quotation and an item, too', (written) => {
  expect(breaksIn(`One\n\n${written}\n\nTwo`)).toEqual({ breaks: 1, paragraphs: 2 });
  expect(breaksIn(`> One\n>\n${written.replace(/^/gm, '> ')}\n>\n> Two`)).toEqual({
    breaks: 1,
    paragraphs: 2,
  });
  expect(breaksIn(`- One\n\n${written.replace(/^/gm, '  ')}\n\n  Two`)).toEqual({ breaks: 1, paragraphs: 2 });
});

test.each([
  'See \\newpage here',
  '`\\newpage`',
  '[pagebreak](x.md)',
  '<div class="page-breaks">One</div>',
  '<div class="page-break">One</div>',
  'A --- page break --- in a line',
])('%j does not', (written) => {
  expect(breaksIn(`${written}\n\nTwo`).breaks).toBe(0);
});
