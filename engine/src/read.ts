// The package's entry `@footmark/engine/read`: Word files as Markdown (decision 29).
export { ConversionAborted } from './api/conversion-aborted.js';
export type {
  MarkdownDialect,
  ReadOptions,
  ReadResult,
  ReadStage,
  WordAsMarkdown,
  WordNotRead,
} from './read-word.js';
export { readWord } from './read-word.js';
export type {
  ChangesChoice,
  CslSource,
  ReadNotice,
  ReadNoticeCode,
  ReadPicture,
  WordProperties,
} from './word/index.js';
