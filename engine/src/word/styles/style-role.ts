import { CALLOUT_KINDS, type CalloutKind } from '../../model/names/callout-names.js';
import { capitalized, type StyleId } from '../../model/names/style-ids.js';
import { namesOf } from '../../ooxml/known-names.js';

/** The role of a paragraph, by its style. */
export type ParagraphRole =
  | 'body'
  | 'title'
  | 'subtitle'
  | 'titleDetails'
  /** The title repeated above the text. */
  | 'textTitle'
  | 'quote'
  | 'code'
  | 'codeLabel'
  | 'list'
  | 'caption'
  | 'figure'
  | 'contents'
  | 'contentsTitle'
  | 'bibliography'
  | 'rule'
  | 'spacing'
  | 'term'
  | 'definition'
  | 'summary'
  | 'detailsText'
  | 'calloutTitle'
  | 'tableHeading'
  | 'note';

/** The role of a run, by its style. Other styles have no meaning beyond their formatting. */
export type CharacterRole =
  | 'code'
  | 'keyboard'
  | 'link'
  | 'noteMark'
  | 'emphasis'
  | 'strong'
  | 'label'
  | 'plain';

/** Our style ids for each role. The names of these styles, in other programs and languages too, are recognized as well. */
const PARAGRAPH_ROLES: readonly (readonly [ParagraphRole, readonly StyleId[]])[] = [
  ['title', ['Title']],
  ['subtitle', ['Subtitle']],
  ['quote', ['Quote']],
  ['code', ['CodeBlock']],
  ['codeLabel', ['CodeLabel']],
  ['caption', ['Caption', 'TableCaption']],
  ['figure', ['CaptionedFigure']],
  ['contents', ['TOC1', 'TOC2', 'TOC3']],
  ['contentsTitle', ['TOCHeading']],
  ['bibliography', ['Bibliography']],
  ['rule', ['HorizontalLine']],
  ['spacing', ['Spacing', 'PageBreak']],
  ['term', ['DefinitionTerm']],
  ['definition', ['Definition', 'DefinitionLoose']],
  ['summary', ['DetailsSummary']],
  ['detailsText', ['DetailsText']],
  ['tableHeading', ['TableHeading']],
  ['note', ['FootnoteText', 'EndnoteText']],
  ['list', ['ListBullet', 'ListNumber', 'ListParagraph']],
];

/** Names with another meaning in other programs: a style `Author` may be anything. */
const TOO_VAGUE: ReadonlySet<string> = new Set([
  'citation',
  'text',
  'body',
  'table',
  'figure',
  'program',
  'graphic',
]);

const BY_NAME: ReadonlyMap<string, ParagraphRole> = new Map([
  ...PARAGRAPH_ROLES.flatMap(([role, ids]) =>
    ids.flatMap((id) => [id, ...namesOf(id)].map((name) => [key(name), role] as const)),
  ).filter(([name]) => !TOO_VAGUE.has(name)),
  ...CALLOUT_KINDS.map((kind) => [key(`Callout${capitalized(kind)}Title`), 'calloutTitle'] as const),
  [key('Title Details'), 'titleDetails'],
  [key('Affiliation'), 'titleDetails'],
  [key('Text Title'), 'textTitle'],
  [key('Contents Heading'), 'contentsTitle'],
  [key('table of figures'), 'contents'],
  [key('Sourcecode'), 'code'],
  [key('Plain Text Code'), 'code'],
  [key('index 1'), 'contents'],
]);

const CHARACTER_ROLES: Readonly<Record<string, CharacterRole>> = {
  ...Object.fromEntries(
    (['InlineCode', 'SmallCode', 'HeadingCode'] as const).flatMap((id) =>
      [id, ...namesOf(id)].map((name) => [key(name), 'code' as const]),
    ),
  ),
  htmlcode: 'code',
  htmltypewriter: 'code',
  htmlsample: 'code',
  htmlkeyboard: 'keyboard',
  keyboard: 'keyboard',
  // Their bold or italics come from the template's style.
  captionlabel: 'label',
  notelabel: 'label',
  userentry: 'keyboard',
  hyperlink: 'link',
  internetlink: 'link',
  followedhyperlink: 'link',
  visitedinternetlink: 'link',
  footnotereference: 'noteMark',
  endnotereference: 'noteMark',
  footnotecharacters: 'noteMark',
  endnotecharacters: 'noteMark',
  footnoteanchor: 'noteMark',
  endnoteanchor: 'noteMark',
  emphasis: 'emphasis',
  subtleemphasis: 'emphasis',
  strong: 'strong',
  strongemphasis: 'strong',
  intenseemphasis: 'strong',
};

const HEADINGS: ReadonlyMap<string, number> = new Map(
  ([1, 2, 3, 4, 5, 6] as const).flatMap((depth) =>
    [`Heading${depth}`, ...namesOf(`Heading${depth}`)].map((name) => [key(name), depth] as const),
  ),
);

/** A style name without case, spaces and punctuation, so that `heading 1` and `Heading1` are equal. */
function key(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** The level of a heading by the name of its style, in Word's names for many languages. */
export function headingDepth(name: string): number | undefined {
  const known = HEADINGS.get(key(name));
  if (known !== undefined) return known;
  const found = LOCAL_HEADING.exec(name.trim());
  return found ? Number(found[1]) : undefined;
}

/** "heading" in the names of styles in Word's localized versions. */
const LOCAL_HEADING =
  /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|naslov|címsor|titlu|заголовок|başlık|επικεφαλίδα|כותרת|عنوان|标题|標題|見出し|제목)\s*([1-9])$/iu;

export function paragraphRole(name: string, id: string): ParagraphRole | undefined {
  const known = BY_NAME.get(key(name)) ?? BY_NAME.get(key(id));
  return known ?? (/^toc\d$/.test(key(name)) ? 'contents' : undefined);
}

export function characterRole(name: string, id: string): CharacterRole | undefined {
  return CHARACTER_ROLES[key(name)] ?? CHARACTER_ROLES[key(id)];
}

/** The kind of callout that one of our table styles stands for. */
export function calloutKind(tableStyle: string | undefined): CalloutKind | undefined {
  return CALLOUT_KINDS.find((kind) => tableStyle === `Callout${capitalized(kind)}`);
}

/** Monospaced fonts, in which code is set. */
export function isMonospaced(font: string | undefined): boolean {
  return font !== undefined && MONOSPACED.test(font);
}

const MONOSPACED =
  /\bmono\b|mono$|^(?:courier|consolas|menlo|monaco|lucida (?:console|sans typewriter)|andale|cascadia|fira code|source code|jetbrains|inconsolata|sf ?mono|cousine|fixedsys|terminal|nimbus mono|hack$|letter gothic)/i;
