export type { AssetLoader, AssetRequest, LoadedAsset } from './assets.js';
export { ConversionAborted, convert } from './convert.js';
export type { FootnoteEntry } from './footnote-entries.js';
export type { ImageEntry } from './image-entries.js';
export type { PictureMatcher } from './images/match-picture.js';
export { pictureMatcher } from './images/match-picture.js';
export type { Rasterizer, RasterRequest } from './images/rasterizer.js';
export type { ContentFeatures, Inspection, OutlineEntry } from './inspect.js';
export { inspect } from './inspect.js';
export type { Notice, NoticeCode, Severity, Validation } from './notice.js';
export { NOTICE_CODES } from './notice.js';
export type {
  ConversionOptions,
  DuplicateHandling,
  FontFamily,
  FontSize,
  FootnoteOptions,
  FootnotePosition,
  LineSpacing,
  Margins,
  PageSize,
  TableWidths,
  TemplateName,
  UndefinedHandling,
  UnreferencedSeparator,
  WideTables,
} from './options.js';
export { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from './options.js';
export type { RepairEffect, RepairName } from './repair-names.js';
export { REPAIR_NAMES } from './repair-names.js';
export type { ConversionResult, ConversionStage } from './result.js';
export type { TextStatistics } from './statistics.js';
