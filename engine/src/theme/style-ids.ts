import type { CalloutKind } from '../model/callout-names.js';
import type { CodeTokenKind } from '../model/code-tokens.js';

/** The ids of the paragraph styles that the project writes, besides Word's default, `Normal`. */
export type ParagraphStyleId =
  | `Heading${1 | 2 | 3 | 4 | 5 | 6}`
  | 'Title'
  | 'Subtitle'
  | 'TitleDetails'
  | 'TOCHeading'
  | `TOC${1 | 2 | 3}`
  | 'ListParagraph'
  | 'ListParagraphLoose'
  | 'Quote'
  | 'CodeBlock'
  | 'CodeLabel'
  | 'HorizontalLine'
  | 'TableText'
  | 'TableHeading'
  | 'TableCaption'
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
  | 'Header'
  | 'Footer';

export type CharacterStyleId =
  | 'Hyperlink'
  | 'InlineCode'
  | 'Keyboard'
  | 'FootnoteReference'
  | 'EndnoteReference'
  | `Code${Capitalize<CodeTokenKind>}`;

export type TableStyleId = 'MarkdownTable' | `Callout${Capitalize<CalloutKind>}`;

export type StyleId = ParagraphStyleId | CharacterStyleId | TableStyleId;

/** With a capital first letter, as in the ids of styles. */
export function capitalized<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}
