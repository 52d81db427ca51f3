/* Names for the styles that a text needs, with the Markdown that produces each. */

import type { StyleMapping, TemplateStyleEntry } from '@footmark/engine';

export interface NamedStyle {
  /** Our id, as in the option `styleMap`. */
  readonly id: string;
  readonly name: string;
  /** The Markdown for it. */
  readonly sign?: string;
}

/** The name of a style that the template lacks. */
export const OWN_LOOK = 'Footmark’s own';

interface StyleGroup {
  readonly title: string;
  readonly styles: readonly NamedStyle[];
}

function named(id: string, name: string, sign?: string): NamedStyle {
  return { id, name, ...(sign !== undefined && { sign }) };
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const STYLE_GROUPS: readonly StyleGroup[] = [
  {
    title: 'Text',
    styles: [
      named('BodyText', 'Body text'),
      named('FirstParagraph', 'First paragraph'),
      named('Quote', 'Quote', '>'),
      named('Hyperlink', 'Link', '[…](…)'),
    ],
  },
  {
    title: 'Headings',
    styles: LEVELS.map((level) => named(`Heading${level}`, `Heading ${level}`, '#'.repeat(level))),
  },
  {
    title: 'Title',
    styles: [
      named('Title', 'Title', 'title:'),
      named('Subtitle', 'Subtitle', 'subtitle:'),
      named('TitleDetails', 'Author and date', 'author:'),
      named('Affiliation', 'Affiliation', 'affiliation:'),
    ],
  },
  {
    title: 'Lists',
    styles: [
      named('ListBullet', 'Bullets', '-'),
      named('ListBullet2', 'Bullets, level 2'),
      named('ListBullet3', 'Bullets, level 3'),
      named('ListNumber', 'Numbers', '1.'),
      named('ListNumber2', 'Numbers, level 2'),
      named('ListNumber3', 'Numbers, level 3'),
      named('ListContinue', 'Later paragraphs of an item'),
      named('ListParagraph', 'Tasks and deeper levels', '- [ ]'),
      named('DefinitionTerm', 'Term'),
      named('Definition', 'Definition', ':'),
    ],
  },
  {
    title: 'Tables and pictures',
    styles: [
      named('MarkdownTable', 'Table', '| |'),
      named('TableHeading', 'Table heading'),
      named('TableText', 'Table text'),
      named('TableCaption', 'Table caption'),
      named('TableNote', 'Note on a table or figure'),
      named('Figure', 'Picture', '![…](…)'),
      named('CaptionedFigure', 'Picture with a caption'),
      named('Caption', 'Caption'),
      named('Equation', 'Formula', '$$'),
    ],
  },
  {
    title: 'Code',
    styles: [
      named('CodeBlock', 'Code', '```'),
      named('InlineCode', 'Inline code', '`…`'),
      named('CodeLabel', 'Name of the language'),
      named('Keyboard', 'Keys', '<kbd>'),
    ],
  },
  {
    title: 'Notes and references',
    styles: [
      named('FootnoteText', 'Footnote text', '[^1]:'),
      named('FootnoteReference', 'Footnote mark', '[^1]'),
      named('EndnoteText', 'Endnote text'),
      named('EndnoteReference', 'Endnote mark'),
      named('Bibliography', 'References', '[@…]'),
    ],
  },
  {
    title: 'Contents',
    styles: [
      named('TOCHeading', 'Heading of the contents'),
      named('TOC1', 'Contents, level 1'),
      named('TOC2', 'Contents, level 2'),
      named('TOC3', 'Contents, level 3'),
    ],
  },
  {
    title: 'Callouts and rules',
    styles: [
      named('CalloutText', 'Text of a callout', '> [!NOTE]'),
      named('CalloutNoteTitle', 'Title of a note'),
      named('CalloutTipTitle', 'Title of a tip'),
      named('CalloutImportantTitle', 'Title of “Important”'),
      named('CalloutWarningTitle', 'Title of a warning'),
      named('CalloutCautionTitle', 'Title of “Caution”'),
      named('CalloutNote', 'Box of a note'),
      named('CalloutTip', 'Box of a tip'),
      named('CalloutImportant', 'Box of “Important”'),
      named('CalloutWarning', 'Box of a warning'),
      named('CalloutCaution', 'Box of “Caution”'),
      named('DetailsSummary', 'Line that opens details', '<summary>'),
      named('DetailsText', 'Details', '<details>'),
      named('HorizontalLine', 'Horizontal line', '---'),
    ],
  },
];

const CHARACTERS: ReadonlySet<string> = new Set([
  'InlineCode',
  'Keyboard',
  'FootnoteReference',
  'EndnoteReference',
  'Hyperlink',
]);
const TABLE = /^(?:MarkdownTable|Callout(?:Note|Tip|Important|Warning|Caution))$/;

/** Which styles of a template can be used for one of ours. */
export function styleType(id: string): 'paragraph' | 'character' | 'table' {
  if (TABLE.test(id)) return 'table';
  return CHARACTERS.has(id) ? 'character' : 'paragraph';
}

/**
 * The styles in use with the visitor's choices, which apply before the template has been read again with them. For a style
 * that the template does not have, the report says what is used instead.
 */
export function withChoices(
  mapping: StyleMapping,
  choices: StyleMapping,
  styles: readonly Pick<TemplateStyleEntry, 'name' | 'type'>[],
): StyleMapping {
  const clear = Object.entries(choices).filter(
    ([id, wanted]) =>
      wanted === null || styles.some(({ name, type }) => name === wanted && type === styleType(id)),
  );
  return { ...mapping, ...Object.fromEntries(clear) };
}

/** A style's name as Word shows it; in the file, built-in names are in lower case. */
export function shownName(name: string): string {
  if (/^toc\b/.test(name)) return name.replace('toc', 'TOC');
  if (name.startsWith('annotation ')) return `Comment ${name.slice('annotation '.length)}`;
  if (!/^[a-z]/.test(name)) return name;
  return BUILT_IN.test(name) ? name.replace(/(?:^|\s)[a-z]/g, (letter) => letter.toUpperCase()) : name;
}

const BUILT_IN =
  /^(?:heading \d|caption|footnote (?:text|reference)|endnote (?:text|reference)|footer|header|index \d|table of figures|line number|page number)$/;
