import { describe, expect, test } from 'vitest';
import { type DocxPackage, openPart } from '../../docx/package';
import { NAMESPACES, NORMAL } from '../../templates/build';
import { judgedFields } from './comparison';
import { instructionOf } from './instruction';

/* What Word shows in fields, as public files have it stored that Word itself has saved (`../README.md`). These are the same kinds. */

const field = (instruction: string, stored = ''): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${stored}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const paragraph = (content: string, style = '', own = ''): string =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${own}</w:pPr>${content}</w:p>`;
const marked = (name: string, content: string, id = 1): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
const heading = (text: string, level = 1): string => paragraph(run(text), `Heading${level}`);
const figure = (more = ''): string => field(`SEQ Figure \\* ARABIC${more}`, run('9'));

const HEADINGS = [1, 2, 3]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:numPr><w:ilvl w:val="${level - 1}"/><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
  )
  .join('');
const APPENDIX =
  '<w:style w:type="paragraph" w:styleId="Appendix"><w:name w:val="Appendix"/><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>';
const level = (place: number, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Heading${place + 1}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING =
  `<w:abstractNum w:abstractNumId="1">${level(0, '%1.', '<w:suff w:val="space"/>')}${level(1, '%1.%2')}${level(2, '%1.%2.%3', '<w:suff w:val="nothing"/>')}</w:abstractNum>` +
  '<w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:pStyle w:val="Appendix"/><w:suff w:val="space"/><w:lvlText w:val="Appendix %1."/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';

function fileOf(body: string, more: Readonly<Record<string, string>> = {}): DocxPackage {
  const parts = {
    document: `<w:body>${body}</w:body>`,
    styles: NORMAL + HEADINGS + APPENDIX,
    numbering: NUMBERING,
    ...more,
  };
  return {
    parts: new Map(
      Object.entries(parts).map(([name, content]) => {
        const part = `word/${name}.xml`;
        const xml = `<w:${name} ${NAMESPACES} xmlns:mc="m">${content}</w:${name}>`;
        return [part, openPart(part, new TextEncoder().encode(xml))];
      }),
    ),
  };
}

const shown = (body: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
  [...judgedFields(fileOf(body, more), () => () => '7')].map(({ word }) => word);

test('an instruction is read into arguments and switches', () => {
  const { name, args, switches, formats } = instructionOf(
    ' Seq "My figure" \\* Arabic \\s 1 \\h \\* MERGEFORMAT ',
  );
  expect([name, args, [...switches], [...formats]]).toEqual([
    'SEQ',
    ['My figure'],
    [
      ['\\*', 'MERGEFORMAT'],
      ['\\s', '1'],
      ['\\h', ''],
    ],
    ['arabic', 'mergeformat'],
  ]);
});

test.each<readonly [string, string, readonly string[]]>([
  [
    'items count on, each sequence on its own',
    [figure(), field('SEQ Table'), figure()].join(''),
    ['1', '1', '2'],
  ],
  [
    'an item begins anew at a number, is repeated, or is hidden',
    [figure(), figure(' \\r 5'), figure(' \\c'), field('SEQ Figure \\h'), figure()].join(''),
    ['1', '5', '5', '', '7'],
  ],
  [
    'a hidden item stays hidden when it keeps its look',
    field('SEQ a \\h \\* MERGEFORMAT') + field('SEQ a'),
    ['', '2'],
  ],
  [
    'numbers have the format of the item',
    field('SEQ a \\* alphabetic') + field('SEQ a \\* ROMAN') + field('SEQ a \\* roman'),
    ['a', 'II', 'iii'],
  ],
])('in a sequence, %s', (_, content, expected) => {
  expect(shown(paragraph(content))).toEqual(expected);
});

test('a sequence begins anew below a heading of the level that its items name, or of a higher one', () => {
  const body =
    paragraph(figure(' \\s 2')) +
    heading('One') +
    paragraph(figure(' \\s 2') + figure(' \\s 2')) +
    heading('Two', 2) +
    paragraph(figure(' \\s 2')) +
    heading('Three', 3) +
    paragraph(figure(' \\s 2') + figure());
  expect(shown(body)).toEqual(['1', '1', '2', '1', '2', '3']);
});

test('a chapter is named by the number of the heading before, without the words and signs around it', () => {
  const body =
    heading('One') +
    paragraph(field('STYLEREF 1 \\s')) +
    heading('Two') +
    heading('Two point one', 2) +
    paragraph(field('STYLEREF 1 \\s') + field('STYLEREF "heading 1"') + field('STYLEREF 2 \\n')) +
    paragraph(run('Tables'), 'Appendix') +
    paragraph(field('STYLEREF Appendix \\s') + field('STYLEREF Missing'));
  expect(shown(body)).toEqual([
    '1',
    '2',
    'Two',
    '2.1',
    'A',
    'Error! No text of specified style in document.',
  ]);
});

test('a header shows one of the headings of its pages', () => {
  const body = heading('One') + heading('Two');
  expect(shown(body, { header1: paragraph(field('STYLEREF 1')) })).toEqual(['One or Two']);
});

test('a reference shows the text of its bookmark, or the number of the paragraph without its full stop', () => {
  const body =
    paragraph(run('see ') + field('REF a \\h') + field('REF A \\r \\h') + field('REF gone')) +
    paragraph(marked('a', run('The ') + run('text')), 'Heading1') +
    paragraph(field('REF a \\p'));
  expect(shown(body)).toEqual(['The text', '1', 'Error! Reference source not found.', 'above']);
});

test('a reference shows its text in small letters, or the number in it', () => {
  const body =
    paragraph(marked('a', run('Figure 3', '<w:b/>'))) +
    paragraph(field('REF a \\* Lower', run('figure 3', '<w:b/>')) + field('REF a \\* Arabic', run('3')));
  const judged = [...judgedFields(fileOf(body), () => () => undefined)];
  expect(judged.map(({ isSame }) => isSame)).toEqual([true, true, true]);
});

test("the mark of direction before a paragraph's number changes nothing", () => {
  const body = marked('a', heading('One')) + paragraph(field('REF a \\r \\h', run('\u200e1')));
  const [judged] = judgedFields(fileOf(body), () => () => undefined);
  expect(judged?.isSame).toBe(true);
});

test("Word's own styles are found by their names in the language of the program, and a name with its aliases", () => {
  const german = HEADINGS.replaceAll('"Heading', '"berschrift');
  const chinese = HEADINGS.replaceAll('styleId="Heading', 'styleId="');
  const at = (style: string, own: string): readonly string[] =>
    shown(
      paragraph(run('One'), style) + paragraph(field(`STYLEREF "${own}"`) + field(`TOC \\t "${own};1"`)),
      { styles: NORMAL + german + chinese },
    );
  expect(at('berschrift1', 'Überschrift 1')).toEqual(['One', '1. One\t7']);
  expect(at('1', '标题 1')).toEqual(['One', '1. One\t7']);
  expect(at('berschrift1', 'Überschrift 1;Ü 1')[0]).toBe('One');
  expect(at('berschrift1', 'Überschrift 2')[0]).toBe('Error! No text of specified style in document.');
});

test('a field in the instruction of another one has no result of its own', () => {
  const inner = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>= </w:instrText></w:r>';
  const outer = `${inner}${figure()}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  expect(shown(paragraph(outer + figure()))).toEqual(['2']);
});

describe('the look of a reference', () => {
  const looks = (instruction: string, own: string): boolean =>
    [
      ...judgedFields(
        fileOf(paragraph(marked('a', run('1', '<w:b/>'))) + paragraph(field(instruction, run('1', own)))),
        () => () => undefined,
      ),
    ].every(({ isSame }) => isSame);

  test.each([
    ['REF a \\h', '', false],
    ['REF a \\h', '<w:b/>', true],
    ['REF a \\h', '<w:b/><w:bCs/><w:lang w:val="de-DE"/>', true],
    ['REF a \\h \\* MERGEFORMAT', '', true],
    ['REF a \\h \\* MERGEFORMAT', '<w:i/>', true],
  ])('%s in %j stays as it is: %s', (instruction, own, expected) => {
    expect(looks(instruction, own)).toBe(expected);
  });
});

test('the number of a note follows the notes before it, not those with marks of their own', () => {
  const note = (id: number, more = ''): string => `<w:r><w:footnoteReference w:id="${id}"${more}/></w:r>`;
  const body = paragraph(
    note(1) + note(2, ' w:customMarkFollows="1"') + marked('n', note(3)) + field('NOTEREF n \\f \\h'),
  );
  expect(shown(body)).toEqual(['2']);
});

describe('contents', () => {
  const text =
    heading('One') +
    paragraph('<w:r><w:t>Two</w:t><w:br/><w:t>lines</w:t><w:tab/><w:t>end</w:t></w:r>', 'Heading2') +
    heading('Three', 3) +
    paragraph('', 'Heading1') +
    paragraph(run('Own'), 'Appendix') +
    paragraph(run('Direct'), '', '<w:outlineLvl w:val="1"/>') +
    paragraph(run('Figure ') + figure() + run(': shown'));

  test.each([
    ['\\o "1-3" \\h \\z', '1. One\t7\r1.1\tTwo lines end\t7\r1.1.1Three\t7'],
    ['\\o "1-1" \\n', '1. One'],
    ['\\o "1-2" \\n 2-2', '1. One\t7\r1.1\tTwo lines end'],
    ['\\o "2-2" \\x \\w', '1.1\tTwo\nlines\tend\t7'],
    ['\\o "2-2" \\u', '1.1\tTwo lines end\t7\rDirect\t7'],
    ['\\u', '1. One\t7\r1.1\tTwo lines end\t7\r1.1.1Three\t7\rAppendix A. Own\t7\rDirect\t7'],
    ['\\t "Appendix,1" \\p " – "', 'Appendix A. Own – 7'],
    ['\\c "Figure"', 'Figure 1: shown\t7'],
    ['\\a Figure', ': shown\t7'],
  ])('with %s', (switches, expected) => {
    expect(shown(paragraph(field(`TOC ${switches}`, run('stored'))) + text)[0]).toBe(expected);
  });

  const listed = (text: string): string | undefined =>
    shown(paragraph(field('TOC \\o "1-3" \\n', run('stored'))) + text)[0];

  test('keep the tab after a typed number, drop the space before a heading, and set one for a line break there', () => {
    expect(listed(heading('</w:t><w:t>A.</w:t><w:tab/><w:t>Purpose</w:t><w:tab/><w:t>of it'))).toBe(
      '1. A.\tPurpose of it',
    );
    expect(listed(heading(' Three', 3))).toBe('1.1.1Three');
    expect(listed(heading('</w:t><w:br/><w:t>Three', 3))).toBe('1.1.1 Three');
  });

  test('list a heading in front of which their field ends, and none in a paragraph that only ends a section', () => {
    const end = '<w:r><w:lastRenderedPageBreak/><w:fldChar w:fldCharType="end"/></w:r>';
    const begin = field('TOC \\o "1-3" \\n', run('stored')).replace(
      /<w:r><w:fldChar w:fldCharType="end"\/><\/w:r>$/,
      '',
    );
    expect(shown(paragraph(begin) + paragraph(end + run('One'), 'Heading1'))).toEqual(['1. One']);
    expect(listed(paragraph('', 'Heading1', '<w:sectPr/>') + heading('Two'))).toBe('1. Two');
  });

  test('without entries are a sentence', () => {
    const [judged] = judgedFields(
      fileOf(paragraph(field('TOC \\c "Table"', run('No table of figures entries found.')))),
      () => () => undefined,
    );
    expect(judged?.isSame).toBe(true);
  });
});
