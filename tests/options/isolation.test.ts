import type { ConversionOptions } from '@footmark/engine';
import { beforeAll, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

const MARKDOWN = `# Title

"Text" with a note[^a], the same again[^a], [a link](https://example.com/page) and an undefined one[^x].

## Section

A line
and another.

- item

~~~js
const a = 1;
~~~

| a | b |
|---|---|
| 1 | ${'word'.repeat(20)} |

| c | d |
|---|---|
| 2 | two words |

[^a]: A note.
[^u]: Never referenced.
[^v]: Nor this one.

![A picture](data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs= "Its title")

$$x$$ {#eq:x}
`;

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const THEME = 'word/theme/theme1.xml';
const FOOTNOTES = 'word/footnotes.xml';
const SETTINGS = 'word/settings.xml';
const CORE = 'docProps/core.xml';
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const TYPES = '[Content_Types].xml';

/** Each option with every part that it changes, adds or removes. */
const CASES: readonly (readonly [ConversionOptions, readonly string[]])[] = [
  [{ fontFamily: 'georgia' }, [STYLES, THEME, 'word/fontTable.xml']],
  [{ fontSize: 12 }, [STYLES]],
  [{ lineSpacing: 'double' }, [STYLES]],
  // Word lists the styles in use, here and in the rows below.
  [{ highlightCode: false }, [DOCUMENT, STYLES]],
  [{ imageCaptions: true }, [DOCUMENT, STYLES]],
  [{ numberByChapter: true }, [DOCUMENT]],
  [{ centerPictures: true }, [STYLES]],
  [{ smartQuotes: true }, [DOCUMENT]],
  [{ justifyText: true }, [STYLES, SETTINGS]],
  [{ titleFromHeading: true }, [DOCUMENT]],
  [{ numberHeadings: true }, [STYLES, 'word/numbering.xml']],
  [
    { footnotePosition: 'document' },
    [DOCUMENT, FOOTNOTES, 'word/endnotes.xml', STYLES, SETTINGS, RELATIONSHIPS, TYPES],
  ],
  [{ footnoteOptions: { duplicateHandling: 'see-note' } }, [DOCUMENT, FOOTNOTES]],
  [{ footnoteOptions: { includeUnreferenced: false } }, [DOCUMENT, FOOTNOTES]],
  [{ footnoteOptions: { unreferencedSeparator: 'semicolon' } }, [FOOTNOTES]],
  [{ footnoteOptions: { undefinedHandling: 'skip' } }, [DOCUMENT, FOOTNOTES]],
  [{ linksToFootnotes: true }, [DOCUMENT, FOOTNOTES, RELATIONSHIPS, 'word/_rels/footnotes.xml.rels']],
  [{ showPageNumbers: true }, [DOCUMENT, STYLES, 'word/footer1.xml', RELATIONSHIPS, TYPES]],
  [
    { showPageNumbers: true, pageNumberPosition: 'header' },
    [DOCUMENT, STYLES, 'word/header1.xml', RELATIONSHIPS, TYPES],
  ],
  [{ headerText: 'Draft' }, [DOCUMENT, STYLES, 'word/header1.xml', RELATIONSHIPS, TYPES]],
  [{ footerText: 'Confidential' }, [DOCUMENT, STYLES, 'word/footer1.xml', RELATIONSHIPS, TYPES]],
  [{ firstHeaderText: 'Draft' }, [DOCUMENT, STYLES, 'word/header1.xml', RELATIONSHIPS, TYPES]],
  [{ firstFooterText: 'Draft' }, [DOCUMENT, STYLES, 'word/footer1.xml', RELATIONSHIPS, TYPES]],
  [{ evenHeaderText: 'Draft' }, [DOCUMENT, STYLES, 'word/header1.xml', RELATIONSHIPS, TYPES, SETTINGS]],
  [{ evenFooterText: 'Draft' }, [DOCUMENT, STYLES, 'word/footer1.xml', RELATIONSHIPS, TYPES, SETTINGS]],
  // The styles of code, notes and the like say that their lines are not counted.
  [{ lineNumbers: true }, [DOCUMENT, STYLES]],
  [{ includeTableOfContents: true }, [DOCUMENT, STYLES]],
  // The plain template's quiet title becomes one that fills a page.
  [{ titlePage: true }, [DOCUMENT, STYLES]],
  // The tab stop in the header's style follows the width of the text.
  [{ pageSize: 'letter' }, [DOCUMENT, STYLES]],
  [{ margins: { top: 100 } }, [DOCUMENT]],
  [{ tableWidths: 'content' }, [DOCUMENT]],
  [{ wideTables: 'landscape' }, [DOCUMENT]],
  // Where the text has a table with a code or a link in its header.
  [{ tableHeaders: 'ruled' }, [STYLES]],
  [{ lineBreaks: 'keep' }, [DOCUMENT]],
  [{ title: 'Another title' }, [CORE]],
  [{ author: 'A. Author' }, [CORE]],
  // Generated words, such as the title of the gathered notes, depend on the language.
  [{ language: 'de' }, [CORE, STYLES, SETTINGS, DOCUMENT]],
  [{ date: new Date('2026-01-02T03:04:05Z') }, [CORE]],
];

let defaults: ReadonlyMap<string, string>;

async function partsWith(options: ConversionOptions): Promise<ReadonlyMap<string, string>> {
  const { bytes } = await convertForTest(MARKDOWN, options, `option ${JSON.stringify(options)}`);
  return new Map([...openPackage(bytes).parts].map(([name, { text }]) => [name, text]));
}

beforeAll(async () => {
  defaults = await partsWith({});
});

test.each(CASES)('%j changes what it should and nothing else', async (options, expected) => {
  const parts = await partsWith(options);
  const names = new Set([...defaults.keys(), ...parts.keys()]);
  const changed = [...names].filter((name) => defaults.get(name) !== parts.get(name));
  expect(changed.sort()).toEqual([...expected].sort());
});

test('an option that is given as undefined is as good as not given', async () => {
  expect(await partsWith({ fontSize: undefined } as unknown as ConversionOptions)).toEqual(defaults);
});
