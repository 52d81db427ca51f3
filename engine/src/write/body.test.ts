import { describe, expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';

/** The body of the document, up to the properties of its last section. */
async function bodyOf(markdown: string): Promise<string> {
  const { bytes } = await convertForTest(markdown);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  return /<w:body>(.*)<w:sectPr/s.exec(document)?.[1] ?? '';
}

describe('text in WordprocessingML', () => {
  test.each([
    ['a', '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'],
    [
      'a\\\nb',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t>a</w:t></w:r><w:r><w:br/></w:r><w:r><w:t>b</w:t></w:r></w:p>',
    ],
    [
      '*a* **b** ~~c~~ ==d== `e`',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:i/><w:iCs/></w:rPr><w:t>a</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t>b</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:strike/></w:rPr><w:t>c</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><w:t>d</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:rStyle w:val="InlineCode"/></w:rPr><w:t>e</w:t></w:r></w:p>',
    ],
    [
      '<u>a</u> H~2~O x^2^ [b]{.smallcaps}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>a</w:t></w:r><w:r><w:t xml:space="preserve"> H</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:t>O x</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:smallCaps/></w:rPr><w:t>b</w:t></w:r></w:p>',
    ],
    [
      '<span style="color:#ff0000">a</span> <span style="background-color:#00ff00">b</span> <span style="font-family:Arial;font-size:20pt">c</span>',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:color w:val="FF0000"/></w:rPr><w:t>a</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:shd w:val="clear" w:color="auto" w:fill="00FF00"/></w:rPr><w:t>b</w:t></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="40"/><w:szCs w:val="40"/></w:rPr><w:t>c</w:t></w:r></w:p>',
    ],
    [
      'a­b‑c',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t>a</w:t><w:softHyphen/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t></w:r></w:p>',
    ],
    [
      'a  b ',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t xml:space="preserve">a  b</w:t></w:r></w:p>',
    ],
    [
      '😀',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Segoe UI Emoji" w:hAnsi="Segoe UI Emoji" w:eastAsia="Segoe UI Emoji" w:cs="Segoe UI Emoji"/></w:rPr><w:t>😀</w:t></w:r></w:p>',
    ],
    [
      'a "b" & <c>',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t>a &quot;b&quot; &amp; &lt;c&gt;</w:t></w:r></w:p>',
    ],
    [
      '[a]{lang=de}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:lang w:val="de-DE"/></w:rPr><w:t>a</w:t></w:r></w:p>',
    ],
    [
      '[a]{custom-style="My Style"}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:rPr><w:rStyle w:val="MyStyleText"/></w:rPr><w:t>a</w:t></w:r></w:p>',
    ],
    [
      '::: {custom-style="My Style"}\na\n:::',
      '<w:p><w:pPr><w:pStyle w:val="MyStyleCustom"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
    ],
  ])('%j', async (markdown, xml) => expect(await bodyOf(markdown)).toBe(xml));
});

describe('links, notes, fields and changes in WordprocessingML', () => {
  test.each([
    [
      '[a](https://e.org/b?c=d&e "t")',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:hyperlink r:id="rId1" w:tooltip="t" w:history="1"><w:r><w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr><w:t>a</w:t></w:r></w:hyperlink></w:p>',
    ],
    [
      '[a](#b)\n\n# b',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:hyperlink w:anchor="b" w:history="1"><w:r><w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr><w:t>a</w:t></w:r></w:hyperlink></w:p><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:id="0" w:name="b"/><w:r><w:t>b</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p>',
    ],
    [
      'a[^1]\n\n[^1]: b',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:t>a</w:t></w:r><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="1"/></w:r></w:p>',
    ],
    [
      '\\index{a!b}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> XE &quot;a:b&quot; </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
    ],
    [
      '{++a++} {--b--}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:ins w:id="1" w:author="Author"><w:r><w:t>a</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> </w:t></w:r><w:del w:id="2" w:author="Author"><w:r><w:delText>b</w:delText></w:r></w:del></w:p>',
    ],
    [
      '{==a==}{>>b<<}',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><w:commentRangeStart w:id="0"/><w:r><w:t>a</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="0"/></w:r></w:p>',
    ],
    [
      '$a^2$',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/></w:pPr><m:oMath><m:sSup><m:e><m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t>a</m:t></m:r></m:e><m:sup><m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>',
    ],
    [
      '$$\na\n$$',
      '<w:p><w:pPr><w:pStyle w:val="Equation"/></w:pPr><m:oMathPara><m:oMath><m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t>a</m:t></m:r></m:oMath></m:oMathPara></w:p>',
    ],
  ])('%j', async (markdown, xml) => expect(await bodyOf(markdown)).toBe(xml));
});

describe('blocks in WordprocessingML', () => {
  test.each([
    [
      '# a',
      '<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:spacing w:before="0"/></w:pPr><w:bookmarkStart w:id="0" w:name="a"/><w:r><w:t>a</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p>',
    ],
    [
      '- a\n- b\n  - c',
      '<w:p><w:pPr><w:pStyle w:val="ListBullet"/><w:keepNext/></w:pPr><w:r><w:t>a</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="ListBullet"/><w:keepNext/><w:spacing w:after="0"/></w:pPr><w:r><w:t>b</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="ListBullet2"/></w:pPr><w:r><w:t>c</w:t></w:r></w:p>',
    ],
    [
      '1. a\n2. b',
      '<w:p><w:pPr><w:pStyle w:val="ListNumber"/><w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="ListNumber"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr><w:r><w:t>b</w:t></w:r></w:p>',
    ],
    [
      '- [x] a',
      '<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:ind w:left="425" w:hanging="425"/></w:pPr><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/><w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="MS Gothic" w:hAnsi="MS Gothic" w:eastAsia="MS Gothic" w:hint="eastAsia"/></w:rPr><w:t>☒</w:t></w:r></w:sdtContent></w:sdt><w:r><w:tab/></w:r><w:r><w:t>a</w:t></w:r></w:p>',
    ],
    ['> a', '<w:p><w:pPr><w:pStyle w:val="Quote"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'],
    [
      '```\na\tb\n  c\n```',
      '<w:p><w:pPr><w:pStyle w:val="CodeBlock"/><w:keepLines/></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t xml:space="preserve">  c</w:t></w:r></w:p>',
    ],
    ['***', '<w:p><w:pPr><w:pStyle w:val="HorizontalLine"/></w:pPr></w:p>'],
    [
      '<p align="right">a</p>',
      '<w:p><w:pPr><w:pStyle w:val="FirstParagraph"/><w:jc w:val="right"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
    ],
    [
      'a\n:   b',
      '<w:p><w:pPr><w:pStyle w:val="DefinitionTerm"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Definition"/></w:pPr><w:r><w:t>b</w:t></w:r></w:p>',
    ],
  ])('%j', async (markdown, xml) => expect(await bodyOf(markdown)).toBe(xml));
});

describe('tables in WordprocessingML', () => {
  test.each([
    [
      '> [!NOTE]\n> a',
      '<w:tbl><w:tblPr><w:tblStyle w:val="CalloutNote"/><w:tblW w:w="7010" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0620"/></w:tblPr><w:tblGrid><w:gridCol w:w="7010"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="7010" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="CalloutNoteTitle"/></w:pPr><w:r><w:t>Note</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="7010" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="CalloutText"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr></w:p>',
    ],
    [
      '| a | b |\n|:-:|--:|\n| 1 | 2 |',
      '<w:tbl><w:tblPr><w:tblStyle w:val="MarkdownTable"/><w:tblW w:w="7010" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0420"/></w:tblPr><w:tblGrid><w:gridCol w:w="3505"/><w:gridCol w:w="3505"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableHeading"/><w:keepNext/><w:jc w:val="center"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableHeading"/><w:keepNext/><w:jc w:val="right"/></w:pPr><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/><w:jc w:val="center"/></w:pPr><w:r><w:t>1</w:t></w:r></w:p></w:tc><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/><w:jc w:val="right"/></w:pPr><w:r><w:t>2</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr></w:p>',
    ],
    [
      '<table><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></table>',
      '<w:tbl><w:tblPr><w:tblStyle w:val="MarkdownTable"/><w:tblW w:w="7010" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0400"/></w:tblPr><w:tblGrid><w:gridCol w:w="3505"/><w:gridCol w:w="3505"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="7010" w:type="dxa"/><w:gridSpan w:val="2"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/><w:keepNext/></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/><w:vMerge w:val="restart"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/><w:keepNext/></w:pPr><w:r><w:t>b</w:t></w:r></w:p></w:tc><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/><w:keepNext/></w:pPr><w:r><w:t>c</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/><w:vMerge/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/></w:pPr></w:p></w:tc><w:tc><w:tcPr><w:tcW w:w="3505" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/></w:pPr><w:r><w:t>d</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr></w:p>',
    ],
  ])('%j', async (markdown, xml) => expect(await bodyOf(markdown)).toBe(xml));
});

describe('contents in WordprocessingML', () => {
  test.each([
    [
      '[TOC]\n\n# a',
      '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent><w:p><w:pPr><w:pStyle w:val="TOCHeading"/></w:pPr><w:r><w:t>Contents</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-3" \\h \\z \\u </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:hyperlink w:anchor="_Toc000000001" w:history="1"><w:r><w:t>a</w:t></w:r><w:r><w:tab/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGEREF _Toc000000001 \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:hyperlink></w:p><w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:sdtContent></w:sdt><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Toc000000001"/><w:bookmarkStart w:id="0" w:name="a"/><w:r><w:t>a</w:t></w:r><w:bookmarkEnd w:id="0"/><w:bookmarkEnd w:id="1"/></w:p>',
    ],
  ])('%j', async (markdown, xml) => expect(await bodyOf(markdown)).toBe(xml));
});
