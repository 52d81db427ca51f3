export { ConversionAborted } from './api/conversion-aborted.js';
export type {
  DiagramBox,
  DiagramGlue,
  DiagramLine,
  DiagramMark,
  DiagramOutline,
  DiagramPaint,
  DiagramShape,
  DiagramShapes,
  DiagramSide,
  DiagramStep,
  DiagramText,
  DiagramTextLine,
} from './api/diagram-shapes.js';
export type {
  AssetLoader,
  AssetRequest,
  DiagramAnswer,
  DiagramColors,
  DiagramGraph,
  DiagramRenderer,
  DiagramRequest,
  DiagramShades,
  DrawnDiagram,
  FaultyDiagram,
  LoadedAsset,
  MissingAsset,
  Rasterizer,
  RasterRequest,
} from './api/host.js';
export type { Notice, NoticeCode, Severity, SourcePlace, Validation } from './api/notice.js';
export { NOTICE_CODES } from './api/notice.js';
export type {
  ChartForm,
  CitationForm,
  ConversionOptions,
  DiagramForm,
  DuplicateHandling,
  FontFamily,
  FontSize,
  FootnoteOptions,
  FootnotePosition,
  LineBreaks,
  LineSpacing,
  Margins,
  PageSize,
  ReviewHandling,
  StyleMapping,
  TableHeaders,
  TableWidths,
  TemplateName,
  UndefinedHandling,
  UnreferencedSeparator,
  WideTables,
} from './api/options.js';
export { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from './api/options.js';
export type { RepairEffect, RepairName } from './api/repair-names.js';
export { REPAIR_NAMES } from './api/repair-names.js';
export type { ConversionResult, ConversionStage } from './api/result.js';
export type { DialectChoice, DialectEvidence, DialectReading, TextDialect } from './api/text-dialect.js';
export type { WordClipboard } from './clip/index.js';
export { clipboardForWord } from './clipboard-for-word.js';
export { convert } from './convert.js';
export { inspect } from './inspect.js';
export type { TemplateInspection } from './inspect-template.js';
export { inspectTemplate } from './inspect-template.js';
export type { FootnoteEntry } from './inspection/footnote-entries.js';
export type { ImageEntry } from './inspection/image-entries.js';
export type { ContentFeatures, Inspection, OutlineEntry } from './inspection/index.js';
export type { TextStatistics } from './inspection/statistics.js';
export type { PictureMatcher } from './model/names/picture-matcher.js';
export { pictureMatcher } from './model/names/picture-matcher.js';
export type { StyleSample, TemplateStyleEntry } from './template/entries.js';
export type {
  TemplateAnswer,
  TemplateGuess,
  TemplatePoint,
  TemplateReport,
  TemplateTopic,
} from './template/report.js';
