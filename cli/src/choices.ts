import type {
  DuplicateHandling,
  FontFamily,
  FontSize,
  FootnotePosition,
  LineSpacing,
  PageSize,
  RepairName,
  TableWidths,
  TemplateName,
  UndefinedHandling,
  UnreferencedSeparator,
  WideTables,
} from '@footmark/engine';

/*
 * The values that the engine accepts. They are written out rather than imported, so that --help and a command that
 * hands its work to threads need not load the engine. One that is missing or too many does not compile.
 */

export const TEMPLATES = keysOf<TemplateName>({ plain: true, academic: true, business: true, mla: true });

export const FONTS = keysOf<FontFamily>({ calibri: true, times: true, arial: true, georgia: true });

export const SIZES = keysOf<`${FontSize}`>({ 10: true, 11: true, 12: true, 14: true }).map(
  (size) => Number(size) as FontSize,
);

export const SPACINGS = keysOf<LineSpacing>({ single: true, '1.15': true, '1.5': true, double: true });

export const NUMBER_POSITIONS = ['header', 'footer'] as const;

export const PAGE_SIZES = keysOf<PageSize>({ a4: true, letter: true });

export const TABLE_WIDTHS = keysOf<TableWidths>({ equal: true, content: true });

export const WIDE_TABLES = keysOf<WideTables>({ fit: true, landscape: true });

export const NOTE_POSITIONS = keysOf<FootnotePosition>({ page: true, document: true });

export const REPETITIONS = keysOf<DuplicateHandling>({ 'same-number': true, 'see-note': true });

export const UNDEFINED_NOTES = keysOf<UndefinedHandling>({ placeholder: true, skip: true });

export const SEPARATORS = keysOf<UnreferencedSeparator>({ bullet: true, semicolon: true, newline: true });

export const REPAIRS = keysOf<RepairName>({
  'citation-marks': true,
  'invisible-characters': true,
  'bold-headings': true,
  'source-lists': true,
});

function keysOf<Key extends string>(record: Readonly<Record<Key, true>>): Key[] {
  return Object.keys(record) as Key[];
}
