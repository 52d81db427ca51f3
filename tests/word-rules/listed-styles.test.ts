import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { childNamed, elements } from '../docx/elements';
import { type DocxPackage, openPackage } from '../docx/package';

/* Word lists the styles that a document uses, and hides the others until they are used (17.7.4.16, 17.7.4.20). */

const TEXT =
  '# One\n\nWords with `code`[^1].\n\n- item\n\n> [!TIP]\n> Words.\n\n~~~\ncode\n~~~\n\n| a |\n|---|\n| 1 |\n\n###### Six\n\n[^1]: Note.';

interface Listing {
  readonly used: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

function listingOf(file: DocxPackage): Listing {
  const used = [...file.parts]
    .filter(([name]) => /^word\/(?:document|footnotes|header\d+|footer\d+)\.xml$/.test(name))
    .flatMap(([, { root }]) => [...elements(root, 'w:pStyle', 'w:rStyle', 'w:tblStyle')])
    .map((each) => each.getAttribute('w:val') ?? '');
  const hidden = [...elements(file.parts.get('word/styles.xml')?.root, 'w:style')]
    .filter((each) => childNamed(each, 'w:semiHidden'))
    .map((each) => each.getAttribute('w:styleId') ?? '');
  return { used: new Set(used), hidden: new Set(hidden) };
}

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'the template %s, by its name and as a file',
  async (template) => {
    const few = listingOf(openPackage((await convertForTest('Words.', { template })).bytes));
    for (const id of [
      'Heading6',
      'CodeBlock',
      'InlineCode',
      'FootnoteText',
      'CalloutTip',
      'CalloutTipTitle',
      'TOC1',
    ])
      expect(few.hidden, id).toContain(id);
    for (const id of ['BodyText', 'Heading1', 'Title', 'Quote', 'ListBullet', 'MarkdownTable'])
      expect(few.hidden, id).not.toContain(id);
    const { bytes } = await convertForTest('Words.', { template });
    for (const used of [template, bytes]) {
      const { used: all, hidden } = listingOf(
        openPackage((await convertForTest(TEXT, { template: used })).bytes),
      );
      expect(all.size).toBeGreaterThan(9);
      expect([...all].filter((id) => hidden.has(id))).toEqual([]);
      expect(hidden).toContain('CalloutCaution');
    }
  },
);
