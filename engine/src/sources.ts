// The package's entry `@footmark/engine/sources`: one text of several files, of any kind that can be one.
export { openSources } from './open-sources.js';
export {
  isHiddenPictureFolder,
  isIgnoredName,
  isIgnoredPath,
  MAX_SOURCE_FILES,
} from './source/source-files.js';
export type { InnerFile, SourceFile } from './sources/files.js';
export { SOURCE_EXTENSIONS } from './sources/kinds.js';
export type { LineRange } from './sources/line-ranges.js';
export { sourceOf } from './sources/line-ranges.js';
export type { SourceNotice, SourceNoticeCode } from './sources/notice.js';
export type { OpenOptions } from './sources/open.js';
export type { OneText, SourceChapter, Sources } from './sources/opened.js';
export { isSettingsFile } from './sources/order/settings.js';
export { fillVariables, VARIABLES_FILES } from './sources/variables.js';
