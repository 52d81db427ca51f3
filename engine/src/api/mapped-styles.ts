/**
 * The styles for which a Word template may have its own, by the ids of ours. The others, such as those of coloured code, are
 * always ours.
 */
export const MAPPED_STYLES: readonly string[] = (
  'BodyText FirstParagraph Heading1 Heading2 Heading3 Heading4 Heading5 Heading6 Title Subtitle TitleDetails Affiliation ' +
  'Quote CodeBlock CodeLabel InlineCode Keyboard ListBullet ListBullet2 ListBullet3 ListNumber ListNumber2 ListNumber3 ' +
  'ListContinue ListParagraph MarkdownTable TableText TableHeading TableCaption TableNote Figure CaptionedFigure Caption Equation ' +
  'Bibliography DefinitionTerm Definition DetailsSummary DetailsText FootnoteText FootnoteReference EndnoteText ' +
  'EndnoteReference Hyperlink TOCHeading TOC1 TOC2 TOC3 HorizontalLine CalloutText CalloutNoteTitle CalloutTipTitle ' +
  'CalloutImportantTitle CalloutWarningTitle CalloutCautionTitle CalloutNote CalloutTip CalloutImportant CalloutWarning ' +
  'CalloutCaution'
).split(' ');
