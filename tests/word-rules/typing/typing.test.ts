import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../../engine/src/api/options';
import { convertForTest } from '../../conversion';
import { type DocxPackage, openPackage } from '../../docx/package';
import { NORMAL, template } from '../../templates/build';
import { typing } from './rule';
import { typingIn } from './typed';

const STYLE = (id: string, properties: string, next = id): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/>${properties}</w:style>`;

const fileOf = (styles: string, body: string): DocxPackage =>
  openPackage(
    template({
      styles: NORMAL + styles,
      body,
      numbering:
        '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    }),
  );

const paragraphIn = (style: string, properties = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr><w:r><w:t>Words</w:t></w:r></w:p>`;

describe('the rule finds', () => {
  test.each([
    ['a style that is not there', STYLE('A', '', 'Gone'), paragraphIn('A')],
    ['an entry of the contents', STYLE('A', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'), paragraphIn('A')],
    ['an entry of the contents', STYLE('A', ''), paragraphIn('A', '<w:outlineLvl w:val="2"/>')],
    ['a new page', STYLE('A', ''), paragraphIn('A', '<w:pageBreakBefore/>')],
    ['letters of 1 points', STYLE('A', '<w:rPr><w:sz w:val="2"/></w:rPr>'), paragraphIn('A')],
    [
      'a number',
      STYLE('A', '', 'B') + STYLE('B', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
      paragraphIn('A'),
    ],
    ['the wrong direction', STYLE('A', '', 'B') + STYLE('B', '<w:pPr><w:bidi/></w:pPr>'), paragraphIn('A')],
  ])('%s', (fault, styles, body) => {
    const found = [...typing({ file: fileOf(styles, body), pages: [] })];
    expect(found).toHaveLength(1);
    expect(found[0]?.word).toContain(fault);
  });

  test('nothing behind items of a list, and behind headings whose text follows', () => {
    const styles =
      STYLE('A', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
      STYLE('B', '<w:pPr><w:outlineLvl w:val="0"/><w:pageBreakBefore/></w:pPr>', 'Normal');
    const file = fileOf(styles, paragraphIn('A') + paragraphIn('B', '<w:bidi/>'));
    expect([...typing({ file, pages: [] })]).toEqual([]);
  });
});

/** The styles in which a person goes on writing, paragraph by paragraph. */
const TEXT =
  /^(?:Normal|BodyText|Quote|CodeBlock|SourceCode|List(?:Paragraph|(?:Bullet|Number|Continue)\d?)|Bibliography|Abstract|Theorem|Statement|Proof|Definition(?:Loose)?|DetailsText|CalloutText|Table(?:Text|Heading)|(?:Foot|End)noteText|CommentText|BalloonText|Header|Footer)$/;

const ALL: ConversionOptions = { numberHeadings: true, numberByChapter: true, includeTableOfContents: true };

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'whoever goes on writing comes to text from every style of the template %s',
  async (name) => {
    const file = openPackage((await convertForTest('# One\n\nWords', { ...ALL, template: name })).bytes);
    const { styles, nextOf } = typingIn(file);
    const ends = [...styles].map((style) => {
      let last = style;
      for (let entered = 0; entered < 3; entered++) last = nextOf(last);
      return `${style}: ${last}`;
    });
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.filter((each) => !TEXT.test(each.replace(/^.*: /, '')))).toEqual([]);
  },
);
