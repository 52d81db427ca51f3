import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { childNamed, elements } from '../docx/elements';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';

/* LibreOffice drops bookmarks and lines from paragraphs that end a section with headers or footers. */

const WIDE = '::: {.landscape}\n\nWide.\n\n:::';

/** What the paragraphs hold that end sections of pages, besides the properties of the section. */
async function heldByEnds(markdown: string): Promise<readonly string[]> {
  const { bytes } = await convertForTest(markdown, { footerText: '{page}', loadAsset: async () => PIXEL });
  const body = openPackage(bytes).parts.get('word/document.xml')?.root;
  return [...elements(body, 'w:p')]
    .filter((each) => childNamed(childNamed(each, 'w:pPr') ?? each, 'w:sectPr'))
    .flatMap((each) => [...elements(each, 'w:bookmarkStart', 'w:pStyle')])
    .map((each) => each.getAttribute('w:val') ?? each.nodeName)
    .filter((each) => each === 'w:bookmarkStart' || each === 'HorizontalLine');
}

describe('no section ends in', () => {
  test.each([
    ['a line', 'Text.\n\n***'],
    ['a line in a quotation', '> ***'],
    ['a heading', '# Heading'],
    ['a caption', 'See @fig:a.\n\n![](a.png "Caption"){#fig:a}'],
    ['a formula', 'See @eq:a.\n\n$$x$$ {#eq:a}'],
    ['a theorem', 'See @thm:a.\n\n::: {.theorem #thm:a}\nWords.\n:::'],
    ['text with a name', 'A [word]{#name}, and more. See [it](#name).'],
    ['text with the first reference to a note', 'A[^1] and again[^1].\n\n[^1]: Note.'],
  ])('%s', async (_, markdown) => {
    expect(
      await heldByEnds(`${markdown}\n\n${WIDE}\n\n${markdown.replaceAll(':a', ':b')}\n\n${WIDE}\n\nEnd.`),
    ).toEqual([]);
  });
});
