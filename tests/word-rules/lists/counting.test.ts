import { expect, test } from 'vitest';
import { type DocxPackage, openPart } from '../../docx/package';
import { NAMESPACES, NORMAL } from '../../templates/build';
import { notesApart, numbersIn } from './counting';

/*
 * What Word shows of lists, as public files say that Word itself has saved or that state what Word shows: test files of docx4j
 * ("[expect]1.1[/expect]") and of SuperDoc ("Should be c"). The simulator reproduces all of them; these are the same kinds.
 */

const level = (place: number, text: string, more = '', format = 'decimal', start = 1): string =>
  `<w:lvl w:ilvl="${place}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const definition = (id: number, ...levels: readonly string[]): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
const num = (id: number, of: number, overrides = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`;
const from = (place: number, start: number): string =>
  `<w:lvlOverride w:ilvl="${place}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
const item = (numId: number, place = 0): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr></w:p>`;
const styled = (style: string, own = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${own}</w:pPr></w:p>`;
const style = (id: string, properties: string, behind = 'Normal'): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${behind}"/><w:pPr>${properties}</w:pPr></w:style>`;
const THREE = [level(0, '%1.'), level(1, '%1.%2', '', 'lowerLetter'), level(2, '%1.%2.%3')];

function shown(numbering: string, body: string, styles = ''): readonly string[] {
  const parts = { numbering, document: `<w:body>${body}</w:body>`, styles: NORMAL + styles };
  const file: DocxPackage = {
    parts: new Map(
      Object.entries(parts).map(([name, content]) => {
        const part = `word/${name}.xml`;
        const xml = `<w:${name} ${NAMESPACES} xmlns:mc="m">${content}</w:${name}>`;
        return [part, openPart(part, new TextEncoder().encode(xml))];
      }),
    ),
  };
  return [...numbersIn(file, notesApart(file)).values()];
}

test.each<readonly [string, string, string, readonly string[]]>([
  [
    'two lists of one definition are counted together',
    definition(1, ...THREE) + num(1, 1) + num(2, 1),
    item(1) + item(2) + item(1),
    ['1.', '2.', '3.'],
  ],
  [
    'a start of its own acts at the first item of a list, and moves the others on',
    definition(1, ...THREE) + num(1, 1) + num(2, 1, from(0, 1)),
    item(1) + item(1) + item(2) + item(2) + item(1) + item(2),
    ['1.', '2.', '1.', '2.', '3.', '4.'],
  ],
  [
    'lists of two definitions are counted apart',
    definition(1, ...THREE) + definition(2, ...THREE) + num(1, 1) + num(2, 2),
    item(1) + item(2) + item(1),
    ['1.', '1.', '2.'],
  ],
  [
    'an item restarts the levels below it',
    definition(1, ...THREE) + num(1, 1),
    item(1) + item(1, 1) + item(1, 1) + item(1) + item(1, 1) + item(1, 2) + item(1, 2),
    ['1.', '1.a', '1.b', '2.', '2.a', '2.a.1', '2.a.2'],
  ],
  [
    'a level that never restarts counts on, and one that restarts after the first level only',
    definition(
      1,
      level(0, '%1'),
      level(1, '%2', '<w:lvlRestart w:val="0"/>', 'lowerLetter'),
      level(2, '%3', '<w:lvlRestart w:val="1"/>'),
    ) + num(1, 1),
    [0, 1, 2, 1, 2, 0, 1, 2].map((place) => item(1, place)).join(''),
    ['1', 'a', '1', 'b', '2', '2', 'c', '1'],
  ],
  [
    'a level above without items shows its first number',
    definition(1, level(0, '%1', '', 'decimal', 3), level(1, '%1.%2')) + num(1, 1),
    item(1, 1) + item(1, 1),
    ['3.1', '3.2'],
  ],
  [
    'legal numbers are in digits, also with a leading zero',
    definition(1, level(0, '%1', '', 'upperRoman'), level(1, '%1.%2', '<w:isLgl/>', 'decimalZero')) +
      num(1, 1),
    item(1) + item(1, 1),
    ['I', '1.01'],
  ],
  [
    'an override may bring a whole level',
    definition(1, ...THREE) +
      num(1, 1, `<w:lvlOverride w:ilvl="0">${level(0, '(%1)', '', 'upperLetter', 2)}</w:lvlOverride>`),
    item(1) + item(1),
    ['(B)', '(C)'],
  ],
  [
    'a definition may be that of a list style',
    definition(1, '<w:numStyleLink w:val="Steps"/>') +
      definition(2, '<w:styleLink w:val="Steps"/>', ...THREE) +
      num(1, 1) +
      num(2, 2),
    item(1) + item(2),
    ['1.', '2.'],
  ],
  [
    'items in cells and text boxes count, those of the form for older programs do not',
    definition(1, ...THREE) + num(1, 1),
    `${item(1)}<w:tbl><w:tr><w:tc>${item(1)}</w:tc></w:tr></w:tbl><w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${item(1)}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${item(1)}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>${item(1)}`,
    ['1.', '2.', '3.', '4.'],
  ],
  [
    'numbers may be Russian letters, or as said in Chinese',
    definition(
      1,
      level(0, '%1', '', 'russianUpper', 3),
      level(1, '第%2章', '', 'chineseCountingThousand', 9),
    ) +
      num(1, 1) +
      num(2, 1, from(1, 103)) +
      num(3, 1, from(1, 20)),
    item(1) + item(1, 1) + item(1, 1) + item(1, 1) + item(2, 1) + item(3, 1) + item(1),
    ['В', '第九章', '第十章', '第十一章', '第一百零三章', '第二十章', 'Г'],
  ],
  [
    'bullets are shown, and not counted',
    definition(1, level(0, '•', '', 'bullet')) + num(1, 1),
    item(1) + item(1),
    ['•', '•'],
  ],
])('%s', (_, numbering, body, expected) => {
  expect(shown(numbering, body)).toEqual(expected);
});

test('a paragraph is numbered by its style, a style behind it, or not at all', () => {
  const linked = definition(
    1,
    level(0, '%1', '<w:pStyle w:val="H1"/>'),
    level(1, '%1.%2', '<w:pStyle w:val="H2"/>'),
  );
  const ofList = '<w:numPr><w:numId w:val="1"/></w:numPr>';
  const styles =
    style('H1', ofList) +
    style('H2', ofList) +
    style('Below', '', 'H2') +
    style('Plain', '<w:numPr><w:numId w:val="0"/></w:numPr>', 'H1');
  const body =
    styled('H1') +
    styled('H2') +
    styled('Below') +
    styled('Plain') +
    styled('H1', '<w:numPr><w:numId w:val="0"/></w:numPr>') +
    styled('H1', '<w:numPr><w:ilvl w:val="1"/></w:numPr>') +
    styled('H1');
  expect(shown(linked + num(1, 1), body, styles)).toEqual(['1', '1.1', '1.2', '1.3', '2']);
});
