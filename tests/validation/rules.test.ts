import { describe, expect, test } from 'vitest';
import { RULES } from './rules';
import { packageOf } from './snippets';

interface RuleCase {
  readonly rule: string;
  readonly broken: Readonly<Record<string, string>>;
  readonly sound: Readonly<Record<string, string>>;
}

const inDocument = (rule: string, broken: string, sound: string): RuleCase => ({
  rule,
  broken: { 'word/document.xml': broken },
  sound: { 'word/document.xml': sound },
});

const relationship = (attributes: string): string => `<Relationship Id="rId1" Type="t" ${attributes}/>`;
const inRelationships = (rule: string, broken: string, sound: string): RuleCase => ({
  rule,
  broken: { 'word/document.xml': '', 'word/_rels/document.xml.rels': broken },
  sound: { 'word/document.xml': '', 'word/_rels/document.xml.rels': sound },
});

const mark = (id: number, name: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/><w:bookmarkEnd w:id="${id}"/>`;
const table = (width: number, columns: readonly number[], cells: readonly number[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/></w:tblPr>` +
  `<w:tblGrid>${columns.map((column) => `<w:gridCol w:w="${column}"/>`).join('')}</w:tblGrid>` +
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="${cell}" w:type="dxa"/></w:tcPr><w:p/></w:tc>`).join('')}</w:tr></w:tbl>`;
const fieldPart = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string): string =>
  `<w:p>${fieldPart('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${fieldPart('separate')}${fieldPart('end')}</w:p>`;
const use = (id: number): string => `<w:p><w:pPr><w:numPr><w:numId w:val="${id}"/></w:numPr></w:pPr></w:p>`;
const ABSTRACT = '<w:abstractNum w:abstractNumId="0"/>';
const NUM = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
const levels = (count: number): string =>
  `<w:abstractNum w:abstractNumId="0">${Array.from({ length: count }, (_, level) => `<w:lvl w:ilvl="${level}"/>`).join('')}</w:abstractNum>`;
const reference = (id: number): string => `<w:p><w:r><w:footnoteReference w:id="${id}"/></w:r></w:p>`;
const footnote = (id: number, inside: string): string => `<w:footnote w:id="${id}">${inside}</w:footnote>`;
const NOTE_TEXT = '<w:p><w:r><w:footnoteRef/></w:r></w:p>';
const STYLE = '<w:style w:type="paragraph" w:styleId="Quote"/>';

const CASES: readonly RuleCase[] = [
  inDocument('wellFormed', '<w:p>', '<w:p/>'),
  inDocument('legalCharacters', '<w:p>\u0001</w:p>', '<w:p>\t👩‍👩‍👧</w:p>'),
  inDocument('legalCharacters', '<w:p>&#x1F;</w:p>', '<w:p>&#xA0;</w:p>'),
  {
    rule: 'contentTypes',
    broken: { 'word/media/a.png': '', '[Content_Types].xml': '<Default Extension="xml" ContentType="x"/>' },
    sound: { 'word/media/a.png': '', '[Content_Types].xml': '<Default Extension="png" ContentType="x"/>' },
  },
  {
    rule: 'contentTypes',
    broken: { '[Content_Types].xml': '<Override PartName="/word/gone.xml" ContentType="x"/>' },
    sound: {
      'word/here.xml': '',
      '[Content_Types].xml': '<Override PartName="/word/here.xml" ContentType="x"/>',
    },
  },
  inRelationships(
    'relationshipTargets',
    relationship('Target="gone.xml"'),
    relationship('Target="document.xml"'),
  ),
  inRelationships(
    'relationshipTargets',
    relationship('Target="document.xml"').repeat(2),
    relationship('Target="https://example.com" TargetMode="External"'),
  ),
  {
    rule: 'relationshipIds',
    broken: { 'word/document.xml': '<w:hyperlink r:id="rId1"/>' },
    sound: {
      'word/document.xml': '<w:hyperlink r:id="rId1"/>',
      'word/_rels/document.xml.rels': relationship('Target="a" TargetMode="External"'),
    },
  },
  {
    rule: 'everyPartReachable',
    broken: { 'word/document.xml': '' },
    sound: { 'word/document.xml': '', '_rels/.rels': relationship('Target="word/document.xml"') },
  },
  ...['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '\\\\host\\share', '//host/share'].map(
    (target) =>
      inRelationships(
        'safeTargets',
        relationship(`Target="${target}" TargetMode="External"`),
        relationship('Target="https://example.com//a" TargetMode="External"'),
      ),
  ),
  inDocument('textInItsPlace', '<w:p><w:r>lost</w:r></w:p>', '<w:p> <w:r><w:t>kept</w:t></w:r> </w:p>'),
  inDocument('noRawBreaks', '<w:r><w:t>a\nb</w:t></w:r>', '<w:r><w:t>a</w:t><w:br/></w:r>'),
  inDocument('spacePreserved', '<w:r><w:t>a </w:t></w:r>', '<w:r><w:t xml:space="preserve">a </w:t></w:r>'),
  ...['<w:pStyle w:val="Gone"/>', '<w:rStyle w:val="Quote"/>', '<w:tblStyle w:val="Gone"/>'].map(
    (broken) => ({
      rule: 'stylesDefined',
      broken: { 'word/document.xml': broken, 'word/styles.xml': STYLE },
      sound: { 'word/document.xml': '<w:pStyle w:val="Quote"/>', 'word/styles.xml': STYLE },
    }),
  ),
  {
    rule: 'stylesDefined',
    broken: {
      'word/styles.xml': '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style>',
    },
    sound: { 'word/styles.xml': STYLE },
  },
  inDocument('cellsEndWithParagraph', '<w:tc><w:p/><w:tbl/></w:tc>', '<w:tc><w:tbl/><w:p/></w:tc>'),
  inDocument('tablesApart', '<w:tbl/><w:tbl/>', '<w:tbl/><w:p/><w:tbl/>'),
  inDocument('tablesApart', `<w:tbl/>${mark(1, 'a')}<w:tbl/>`, '<w:tbl/><w:sectPr/>'),
  inDocument('tableWidths', table(100, [50, 60], [50, 50]), table(100, [50, 50], [50, 50])),
  inDocument('tableWidths', table(100, [50, 50], [50, 40]), table(100, [40, 60], [100])),
  inDocument(
    'tableWidths',
    '<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr></w:tbl>',
    table(9, [9], [9]),
  ),
  inDocument('drawingIds', '<wp:docPr id="1"/><wp:docPr id="1"/>', '<wp:docPr id="1"/><wp:docPr id="2"/>'),
  inDocument('bookmarkIds', mark(1, 'a') + mark(1, 'b'), mark(1, 'a') + mark(2, 'b')),
  inDocument('bookmarkNames', mark(1, 'a') + mark(2, 'A'), mark(1, 'a') + mark(2, 'b')),
  ...['', '1a', 'a-b', 'a b', 'a'.repeat(41)].map((name) =>
    inDocument('bookmarkNameForm', mark(1, name), mark(1, '_Überschrift_1')),
  ),
  inDocument('bookmarkPairs', '<w:bookmarkStart w:id="1" w:name="a"/>', mark(1, 'a')),
  inDocument('bookmarkPairs', '<w:bookmarkEnd w:id="1"/>', mark(1, 'a')),
  {
    rule: 'numberingDefined',
    broken: { 'word/document.xml': use(2), 'word/numbering.xml': ABSTRACT + NUM },
    sound: { 'word/document.xml': use(1) + use(0), 'word/numbering.xml': ABSTRACT + NUM },
  },
  {
    rule: 'numberingDefined',
    broken: { 'word/numbering.xml': NUM },
    sound: { 'word/numbering.xml': ABSTRACT + NUM },
  },
  {
    rule: 'abstractNumbersFirst',
    broken: { 'word/numbering.xml': NUM + ABSTRACT },
    sound: { 'word/numbering.xml': ABSTRACT + NUM },
  },
  {
    rule: 'levelsComplete',
    broken: { 'word/numbering.xml': levels(3) },
    sound: { 'word/numbering.xml': levels(9) },
  },
  ...[reference(2), reference(0), reference(1) + reference(1)].map((broken) => ({
    rule: 'noteReferences',
    broken: {
      'word/document.xml': broken,
      'word/footnotes.xml': footnote(0, NOTE_TEXT) + footnote(1, NOTE_TEXT),
    },
    sound: { 'word/document.xml': reference(1), 'word/footnotes.xml': footnote(1, NOTE_TEXT) },
  })),
  ...[
    footnote(0, NOTE_TEXT),
    footnote(1, NOTE_TEXT).repeat(2),
    '<w:footnote w:type="separator" w:id="1"/>',
  ].map((broken) => ({
    rule: 'noteIds',
    broken: { 'word/footnotes.xml': broken },
    sound: { 'word/footnotes.xml': `<w:footnote w:type="separator" w:id="-1"/>${footnote(1, NOTE_TEXT)}` },
  })),
  {
    rule: 'noReferenceInsideNote',
    broken: { 'word/footnotes.xml': footnote(1, reference(2)) },
    sound: { 'word/document.xml': reference(1), 'word/footnotes.xml': footnote(1, NOTE_TEXT) },
  },
  ...['<w:p/>', `${NOTE_TEXT}<w:tbl/>`, NOTE_TEXT + NOTE_TEXT].map((inside) => ({
    rule: 'noteShape',
    broken: { 'word/footnotes.xml': footnote(1, inside) },
    sound: { 'word/footnotes.xml': footnote(1, `${NOTE_TEXT}<w:p/>`) },
  })),
  inDocument('fieldBalance', fieldPart('begin') + fieldPart('end'), field(' PAGE ')),
  inDocument('fieldBalance', fieldPart('begin') + fieldPart('separate'), field(' PAGE ')),
  inDocument('fieldBalance', fieldPart('separate') + fieldPart('end'), field(' PAGE ')),
  inDocument(
    'fieldTargets',
    field(' NOTEREF _RefNote1 \\f \\h '),
    mark(1, '_RefNote1') + field(' NOTEREF _RefNote1 \\f \\h '),
  ),
  inDocument(
    'anchorTargets',
    '<w:hyperlink w:anchor="gone"/>',
    `${mark(1, 'here')}<w:hyperlink w:anchor="here"/>`,
  ),
  inDocument(
    'harmlessFields',
    field(' HYPERLINK "https://example.com" '),
    field(' TOC \\o "1-3" \\h \\z \\u '),
  ),
  inDocument('harmlessFields', field(' DDEAUTO c:\\\\cmd.exe '), field(' PAGE \\* MERGEFORMAT ')),
  {
    rule: 'noUpdateRequests',
    broken: { 'word/settings.xml': '<w:updateFields w:val="true"/>' },
    sound: { 'word/settings.xml': '' },
  },
  inDocument(
    'noUpdateRequests',
    '<w:fldSimple w:dirty="true" w:instr="PAGE"/>',
    '<w:fldSimple w:instr="PAGE"/>',
  ),
];

describe.each(CASES)('$rule', ({ rule, broken, sound }) => {
  test(`fires on ${Object.values(broken).join(' | ')}`, () => {
    const [first] = RULES[rule]?.(packageOf(broken)) ?? [];
    expect(first?.part).toBeOneOf([
      ...Object.keys(broken),
      'word/_rels/document.xml.rels',
      '[Content_Types].xml',
    ]);
    expect(first?.message).not.toBe('');
  });

  test('passes its repaired form', () => {
    expect([...(RULES[rule]?.(packageOf(sound)) ?? ['no such rule'])]).toEqual([]);
  });
});

test('every rule has a case', () => {
  expect([...new Set(CASES.map(({ rule }) => rule))].sort()).toEqual(Object.keys(RULES).sort());
});
