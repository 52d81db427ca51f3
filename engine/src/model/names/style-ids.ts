import type { CodeTokenKind } from '../code-tokens.js';
import { CALLOUT_KINDS, type CalloutKind } from './callout-names.js';

/** How deep Word's own list styles go. */
export type ListStyleDepth = 1 | 2 | 3 | 4 | 5;

/** Word's own list styles, the first of which has no number. */
type ListStyleId = `List${'Bullet' | 'Number' | 'Continue'}${'' | 2 | 3 | 4 | 5}`;

/** The styles of appendices and of the headings in them, which look like those of their level. */
export type AppendixStyleId = `AppendixHeading${1 | 2 | 3 | 4 | 5 | 6}`;

/** The styles of theorems and the like in italics, of those that are not, and of proofs. */
export type TheoremStyleId = 'Theorem' | 'Statement' | 'Proof';

/** The ids of the paragraph styles that the project writes, besides Word's default, `Normal`, on which they are based. */
export type ParagraphStyleId =
  | 'BodyText'
  | 'FirstParagraph'
  | 'Figure'
  | 'Equation'
  | 'Bibliography'
  | 'Abstract'
  | TheoremStyleId
  | 'TextTitle'
  | `Heading${1 | 2 | 3 | 4 | 5 | 6}`
  | AppendixStyleId
  | 'Title'
  | 'Subtitle'
  | 'TitleDetails'
  | 'Affiliation'
  | 'TOCHeading'
  | `TOC${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'TableOfFigures'
  | `Index${1 | 2 | 3}`
  | ListStyleId
  | 'ListParagraph'
  | 'Quote'
  | 'SourceCode'
  | 'CodeBlock'
  | 'CodeLabel'
  | 'HorizontalLine'
  | 'TableText'
  | 'TableHeading'
  | 'TableCaption'
  | 'TableNote'
  | 'Spacing'
  | 'PageBreak'
  | 'CaptionedFigure'
  | 'Caption'
  | 'Definition'
  | 'DefinitionLoose'
  | 'DefinitionTerm'
  | 'DetailsSummary'
  | 'DetailsText'
  | 'CalloutText'
  | `Callout${Capitalize<CalloutKind>}Title`
  | 'FootnoteText'
  | 'EndnoteText'
  | 'CommentText'
  | 'CommentSubject'
  | 'BalloonText'
  | 'Header'
  | 'Footer';

/** The paragraph styles with a character style that looks like them. */
export type LinkedStyleId =
  | 'BodyText'
  | `Heading${1 | 2 | 3 | 4 | 5 | 6}`
  | 'Title'
  | 'Subtitle'
  | 'Quote'
  | 'Header'
  | 'Footer'
  | 'FootnoteText'
  | 'EndnoteText';

export type CharacterStyleId =
  | `${LinkedStyleId}Char`
  | 'Hyperlink'
  | 'FollowedHyperlink'
  | 'VerbatimChar'
  | 'InlineCode'
  | 'HeadingCode'
  | 'SmallCode'
  | 'Keyboard'
  | 'CaptionLabel'
  | 'NoteLabel'
  | 'FootnoteReference'
  | 'EndnoteReference'
  | 'CommentReference'
  | `Code${Capitalize<CodeTokenKind>}`;

export type TableStyleId = 'MarkdownTable' | 'TableNormal' | `Callout${Capitalize<CalloutKind>}`;

export type StyleId = ParagraphStyleId | CharacterStyleId | TableStyleId;

/** The ids of Word's defaults, on which all other styles are based. */
export type BaseStyleId = 'Normal' | 'DefaultParagraphFont' | 'TableNormal';

/** With a capital first letter, as in the ids of styles. */
export function capitalized<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}

/** The kind of callout that has a style of tables; undefined for the other styles. */
export function calloutOf(style: TableStyleId): CalloutKind | undefined {
  return CALLOUT_KINDS.find((kind) => style === `Callout${capitalized(kind)}`);
}

/** The list styles of a depth counted from 1: those of deeper lists are the deepest. */
export function listStyleDepth(depth: number): ListStyleDepth {
  return Math.min(depth, 5) as ListStyleDepth;
}

/** The style of paragraphs in a list. */
export function listStyle(kind: 'Bullet' | 'Number' | 'Continue', depth: ListStyleDepth): ListStyleId {
  return depth === 1 ? `List${kind}` : `List${kind}${depth}`;
}

/** The style of a list's items, wherever the list is. */
export function itemStyle({
  format,
  level,
}: {
  readonly format: string;
  readonly level: number;
}): ListStyleId {
  return listStyle(format === 'bullet' ? 'Bullet' : 'Number', listStyleDepth(level + 1));
}

/** The character style that goes with a paragraph style. */
export function linkedStyleId(style: LinkedStyleId): `${LinkedStyleId}Char` {
  return `${style}Char`;
}

/** The list of headings that a style of headings takes its numbers from. */
export function listOfStyle(style: StyleId): 'sections' | 'appendices' {
  return style.startsWith('AppendixHeading') ? 'appendices' : 'sections';
}

/** Whether a style is that of paragraphs in lists. */
export function isListStyle(style: StyleId): boolean {
  return style.startsWith('List');
}
