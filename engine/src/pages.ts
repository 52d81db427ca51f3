// The package's entry `@footmark/engine/pages`: the pages of a text while it is written, for programs that show them.
export { markAsChart } from './mark-as-chart.js';
export type { ChartKind, ChartMarks } from './model/chart.js';
export type { CalloutKind } from './model/names/callout-names.js';
export type {
  Border,
  Borders,
  CheckboxPiece,
  EquationPiece,
  PageDrawing,
  PageSummary,
  PagesOverview,
  ParagraphRole,
  PicturePiece,
  Piece,
  PieceLink,
  PlacedBlock,
  PlacedBox,
  PlacedCell,
  PlacedHeading,
  PlacedLine,
  PlacedNotes,
  PlacedParagraph,
  PlacedPiece,
  PlacedRow,
  PlacedTable,
  Rectangle,
  Rule,
  SourceLines,
  TextLanguage,
  TextLook,
  TextPiece,
} from './model/pages.js';
export type { EarlyPages, PageSession, PlaceOnPage } from './session/page-session.js';
export { openPages } from './session/page-session.js';
export { type ShownChart, showChart } from './show-as-chart.js';
