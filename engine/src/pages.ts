// The package's entry `@footmark/engine/pages`: the pages of a text while it is written, for programs that show them.
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
  PlacedCell,
  PlacedHeading,
  PlacedLine,
  PlacedNotes,
  PlacedParagraph,
  PlacedRow,
  PlacedTable,
  Rectangle,
  Rule,
  SourceLines,
  TextLook,
  TextPiece,
} from './model/pages.js';
export type { PageSession, PlaceOnPage } from './session/page-session.js';
export { openPages } from './session/page-session.js';
