import type { ConversionOptions } from '@footmark/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { relationshipsOf } from '../docx/package';
import { type Surface, surfaceOf } from './hostile-conversion';

/** What would become markup, a field or a macro in the file if it were not escaped. */
const PAYLOADS: Readonly<Record<string, string>> = {
  XML: '</w:t></w:r></w:p><w:p><w:fldSimple w:instr="DDEAUTO c:/x"/></w:p>',
  attributes: '" w:anchor="x" r:id="rId1" onload="x" \' TargetMode="External',
  'character data': ']]><!--><?x y?><![CDATA[<w:p/>',
  entities: '&lt;w:p/&gt; &#60;w:p/&#62; &x;',
  fields: '{ DDEAUTO "cmd" "/c calc" } \\* MERGEFORMAT INCLUDETEXT "file:///etc/passwd"',
  quotation: '\\" HYPERLINK "javascript:x" \\o "',
  controls: 'a\u0000\u0001\u0008\u000b\u001f\u007f\u0085b\ufffe\uffff',
  'halves of characters': 'a\ud800b\udc00c',
  directions: '\u202etxet\u202c \u2066a\u2069 \u200f',
};

type Slot = (payload: string) => { readonly markdown: string; readonly options?: ConversionOptions };

/** Markdown for literal text. */
const escaped = (payload: string): string => payload.replace(/[!-/:-@[-`{-~]/g, '\\$&');
const quoted = (payload: string): string => JSON.stringify(payload.replace(/[\0\ud800-\udfff]/g, ''));
const inOption = (name: 'title' | 'author' | 'headerText' | 'footerText'): Slot => {
  return (payload) => ({ markdown: 'a', options: { [name]: payload, titlePage: true } });
};
const inFrontMatter = (key: string): Slot => {
  return (payload) => ({
    markdown: `---\n${key}: ${quoted(payload)}\n---\n\na`,
    options: { titlePage: true },
  });
};

/** Every place where an author's text enters the file. */
const SLOTS: Readonly<Record<string, Slot>> = {
  title: inOption('title'),
  author: inOption('author'),
  header: inOption('headerText'),
  footer: inOption('footerText'),
  ...Object.fromEntries(
    ['title', 'subtitle', 'author', 'date', 'keywords', 'institution', 'course', 'instructor', 'lang'].map(
      (key) => [`front matter: ${key}`, inFrontMatter(key)],
    ),
  ),
  paragraph: (payload) => ({ markdown: escaped(payload) }),
  heading: (payload) => ({ markdown: `# ${escaped(payload)}`, options: { includeTableOfContents: true } }),
  'link text': (payload) => ({ markdown: `[${escaped(payload)}](https://example.org)` }),
  'link title': (payload) => ({ markdown: `[a](https://example.org "${escaped(payload)}")` }),
  'link target': (payload) => ({
    markdown: `[a](https://example.org/${escaped(payload).replace(/\s/g, '')})`,
  }),
  'link to a heading': (payload) => ({ markdown: `# ${escaped(payload)}\n\n[a](<#${escaped(payload)}>)` }),
  'a link’s note': (payload) => ({
    markdown: `[a](https://example.org/b "${escaped(payload)}")`,
    options: { linksToFootnotes: true },
  }),
  'alternative text': (payload) => ({ markdown: `![${escaped(payload)}](${GIF})` }),
  'title of a picture': (payload) => ({ markdown: `![a](${GIF} "${escaped(payload)}")` }),
  'missing picture': (payload) => ({ markdown: `![${escaped(payload)}](gone.png)` }),
  'note identifier': (payload) => {
    const identifier = payload.replace(/[\s[\]]/g, '');
    return { markdown: `a[^${identifier}] b[^${identifier}]\n\n[^${identifier}]: c` };
  },
  'note without a definition': (payload) => ({
    markdown: `a[^${payload.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')}]`,
  }),
  'text of a note': (payload) => ({ markdown: `a[^1]\n\n[^1]: ${escaped(payload)}` }),
  'inline note': (payload) => ({ markdown: `a^[${escaped(payload)}]` }),
  'inline code': (payload) => ({ markdown: `\`\` ${payload} \`\`` }),
  'block of code': (payload) => ({ markdown: `\`\`\`\`\n${payload}\n\`\`\`\`` }),
  'language of code': (payload) => ({ markdown: `\`\`\`\`${payload.replace(/[\s`]/g, '')}\na\n\`\`\`\`` }),
  'title of a callout': (payload) => ({ markdown: `> [!note] ${escaped(payload)}\n> a` }),
  'cell of a table': (payload) => ({ markdown: `| ${escaped(payload)} |\n| - |\n| ${escaped(payload)} |` }),
  'formula’s text': (payload) => ({ markdown: `$$x = \\text{${payload.replace(/[\\{}$#%&_^~"]/g, '')}}$$` }),
  'formula that is none': (payload) => ({ markdown: `$x_1 \\unknown ${payload.replace(/[$`]/g, '')}$` }),
  'HTML attribute': (payload) => ({ markdown: `<img alt='${payload.replaceAll("'", '')}' src='${GIF}'>` }),
  'HTML text': (payload) => ({ markdown: `<div>${payload.replace(/</g, '&lt;')}</div>` }),
  'term of a definition list': (payload) => ({ markdown: `${escaped(payload)}\n: ${escaped(payload)}` }),
};

const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/**
 * A harmless word in the same place: apart from text, the payload's file may contain nothing that this one does not.
 */
const HARMLESS = 'word';
const STRUCTURE = [
  'w:p',
  'w:hyperlink',
  'w:fldSimple',
  'w:fldChar',
  'w:instrText',
  'w:drawing',
  'w:bookmarkStart',
  'w:object',
];

describe.each(Object.entries(SLOTS))('%s', (_, write) => {
  let expected: Surface;
  beforeAll(async () => {
    const { markdown, options } = write(HARMLESS);
    expected = await surfaceOf(markdown, options);
  });

  test.each(Object.entries(PAYLOADS))('%s stay text', async (_name, payload) => {
    const { markdown, options } = write(payload);
    const found = await surfaceOf(markdown, options);

    expect(found.instructions).toEqual(
      expected.instructions.map((text) => expect.stringMatching(shapeOf(text))),
    );
    for (const name of found.bookmarks) expect(name).toMatch(/^[A-Za-z_]\w{0,39}$/);
    expect(found.outside.map(({ target }) => target.slice(0, 20))).toEqual(
      expected.outside.map(({ target }) => target.slice(0, 20)),
    );
    for (const name of STRUCTURE) {
      // An invalid reference, or a link to a heading without letters, may remove something; nothing may be added.
      expect(found.elementCounts.get(name) ?? 0, name).toBeLessThanOrEqual(
        expected.elementCounts.get(name) ?? 0,
      );
    }
    expect([...found.file.parts.keys()].toSorted()).toEqual([...expected.file.parts.keys()].toSorted());
    expect(relationshipsOf(found.file, '').map(({ type }) => type)).toEqual(
      relationshipsOf(expected.file, '').map(({ type }) => type),
    );
  });
});

/** An instruction with any bookmark replaced by a fixed one. */
function shapeOf(instruction: string): RegExp {
  const escapedText = instruction.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escapedText.replace(/^(PAGEREF|NOTEREF|REF) \S+/, '$1 \\w+')}$`);
}
