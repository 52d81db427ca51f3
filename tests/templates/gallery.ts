import { strToU8 } from 'fflate';
import { PIXEL } from '../pixel';
import { field, NORMAL, p, picture, section, styled, template } from './build';

/*
 * Realistic templates, each with something on which a reader of templates must not fail. None of them may be refused.
 */

const style = (id: string, name: string, inside = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
const outline = (level: number): string => `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`;
const based = (on: string): string => `<w:basedOn w:val="${on}"/>`;
const paper = (width: number, height: number, margin: number, inside = ''): string =>
  `<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="400" w:footer="400" w:gutter="0"/>${inside}`;
const end = (properties: string): string => `<w:sectPr>${properties}</w:sectPr>`;
const SAMPLE = 'Text of the template that shows what the style is for, and is replaced. '.repeat(4);
const level = (at: number, format: string, text: string, inside = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${inside}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(at + 1) * 500}" w:hanging="500"/></w:pPr></w:lvl>`;
const list = (id: number, levels: string): string =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum>`;
const num = (id: number): string => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;

const CHAPTERS =
  style(
    'h1',
    'heading 1',
    '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr>',
  ) +
  style(
    'h2',
    'heading 2',
    '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr>',
  );

export const GALLERY: Readonly<Record<string, () => Uint8Array>> = {
  'nothing but a default style': () => template(),
  'no style at all': () => template({ styles: '' }),
  'a body named a2': () =>
    template({
      styles: `${NORMAL}${style('a2', 'a2', based('Normal'))}${style('h', 'h-eins', outline(0))}`,
      body: styled('a2', SAMPLE) + styled('h', 'Heading'),
    }),
  'Chinese names on a grid': () =>
    template({
      styles: `${NORMAL}${style('1', '论文正文', '<w:pPr><w:ind w:firstLineChars="200" w:firstLine="480"/></w:pPr><w:rPr><w:rFonts w:eastAsia="宋体"/><w:sz w:val="24"/></w:rPr>')}${style('2', '一级标题', outline(0))}${style('3', '参考文献')}`,
      body:
        styled('1', '正文'.repeat(80)) +
        end(
          paper(11906, 16838, 1418, '<w:docGrid w:type="linesAndChars" w:linePitch="312" w:charSpace="0"/>'),
        ),
    }),
  'headings by their outline only': () =>
    template({
      styles: `${NORMAL}${style('K', 'Kapitel', outline(0))}${style('U', 'Unterkapitel', outline(1))}`,
      body: styled('K', 'A') + styled('U', 'B') + p(SAMPLE),
    }),
  'numbered chapters': () =>
    template({
      styles: NORMAL + CHAPTERS,
      numbering: list(1, level(0, 'upperRoman', '%1.') + level(1, 'decimal', '%1.%2')) + num(1),
    }),
  'lists of its own': () =>
    template({
      styles: `${NORMAL}${style('LB', 'List Bullet', '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>')}${style('LN', 'List Number', '<w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr>')}`,
      numbering: list(3, level(0, 'bullet', '→')) + list(4, level(0, 'upperLetter', '%1)')) + num(3) + num(4),
    }),
  'two columns': () =>
    template({ body: end(paper(11906, 16838, 1000, '<w:cols w:num="2" w:space="500"/>')) }),
  'three columns of unequal width': () =>
    template({
      body: end(
        paper(
          16838,
          11906,
          900,
          '<w:cols w:num="3" w:equalWidth="0"><w:col w:w="6000" w:space="400"/><w:col w:w="4000" w:space="400"/><w:col w:w="4238"/></w:cols>',
        ),
      ),
    }),
  'a small page': () => template({ body: end(paper(5000, 7000, 400)) }),
  'a cover, the text, and an annex on its side': () =>
    template({
      body: `${p('{{title}}')}${p('{{author}}, {{date}}')}${section(paper(11906, 16838, 2000))}${p('{{content}}')}${section(paper(11906, 16838, 1417))}${p('Annex')}${end(paper(16838, 11906, 1000))}`,
    }),
  'headers of the first, odd and even pages': () =>
    template({
      settings: '<w:evenAndOddHeaders/>',
      stories: {
        header1: p('{{title}}'),
        header2: p('even'),
        header3: `<w:p>${picture('pic')}</w:p>`,
        footer1: `<w:p>${field('PAGE', '1')}</w:p>`,
      },
      files: {
        'word/media/a.png': PIXEL,
        'word/_rels/header3.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="pic" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/a.png"/></Relationships>',
      },
      body: end(
        `<w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="even" r:id="header2"/><w:headerReference w:type="first" r:id="header3"/><w:footerReference w:type="default" r:id="footer1"/>${paper(11906, 16838, 1417, '<w:titlePg/>')}`,
      ),
    }),
  'a mark in a content control': () =>
    template({
      body: `<w:sdt><w:sdtPr><w:alias w:val="Text"/></w:sdtPr><w:sdtContent>${p('{{con', 'tent}}')}</w:sdtContent></w:sdt>${p('After.')}`,
    }),
  'a title in a content control that is bound to a property': () =>
    template({
      body: `<w:sdt><w:sdtPr><w:alias w:val="Title"/><w:showingPlcHdr/><w:dataBinding w:prefixMappings="xmlns:ns0='http://purl.org/dc/elements/1.1/'" w:xpath="/ns1:coreProperties[1]/ns0:title[1]" w:storeItemID="{6C3C8BC8-F283-45AE-878A-BAB7291924A1}"/><w:text/></w:sdtPr><w:sdtContent>${p('[Title]')}</w:sdtContent></w:sdt>${p('{{content}}')}`,
    }),
  'tracked changes and comments': () =>
    template({
      body: `<w:p><w:commentRangeStart w:id="1"/><w:ins w:id="2" w:author="A"><w:r><w:t>new</w:t></w:r></w:ins><w:del w:id="3" w:author="A"><w:r><w:delText>old</w:delText></w:r></w:del><w:commentRangeEnd w:id="1"/></w:p>${p('{{content}}')}`,
    }),
  'styles that are based on each other in a circle': () =>
    template({ styles: `${NORMAL}${style('A', 'Body Text', based('B'))}${style('B', 'B', based('A'))}` }),
  'two styles of one id, and names that differ in case': () =>
    template({
      styles: `${NORMAL}${style('T', 'Title')}${style('T', 'Other')}${style('q', 'QUOTE')}${style('Q2', 'quote')}`,
    }),
  'what styles say in another order than the schema has': () =>
    template({
      styles: `${NORMAL}${style('B', 'Body Text', '<w:qFormat/><w:uiPriority w:val="1"/><w:rPr><w:sz w:val="24"/><w:b/></w:rPr><w:pPr><w:jc w:val="both"/><w:keepNext/></w:pPr>')}`,
    }),
  'a table style with a first row': () =>
    template({
      styles: `${NORMAL}${style('TG', 'Table Grid', '<w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr>', 'table')}`,
      body: '<w:tbl><w:tblPr><w:tblStyle w:val="TG"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc><w:tcPr/><w:p/></w:tc></w:tr></w:tbl><w:p/>',
    }),
  'from right to left': () =>
    template({
      styles: `${NORMAL}${style('B', 'Body Text', '<w:pPr><w:bidi/><w:jc w:val="left"/></w:pPr><w:rPr><w:rtl/></w:rPr>')}`,
      body: end(paper(11906, 16838, 1417, '<w:bidi/>')),
    }),
  'indents and sizes with units': () =>
    template({
      styles: `${NORMAL}${style('B', 'Body Text', '<w:pPr><w:ind w:left="1cm" w:firstLine="0.5in"/></w:pPr><w:rPr><w:sz w:val="12pt"/></w:rPr>')}`,
    }),
  macros: () =>
    template({
      mainType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
      links: [['vba', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin']],
      files: { 'word/vbaProject.bin': strToU8('macro') },
    }),
  'margins as wide as the page': () => template({ body: end(paper(11906, 16838, 5953)) }),
};
