// The package's entry `@footmark/engine/merge`: what others have changed in a Word file, for the Markdown that it was made of.
export { ConversionAborted } from './api/conversion-aborted.js';
export { applyMerge } from './merge/apply.js';
export type { CarriedText } from './merge/carried.js';
export type {
  ChangeKind,
  Conflict,
  ConflictReason,
  Merge,
  MergeBase,
  MergeChange,
  MergeComment,
  MergeDecision,
  MergeEdit,
  MergeStage,
} from './merge/result.js';
export type { MergeOptions, MergeResult } from './merge-word.js';
export { mergeWord } from './merge-word.js';
export type { CarriedTemplate } from './model/carried.js';
export { readSource } from './read-source.js';
export type { WordNotRead } from './read-word.js';
export type { ReadNotice, ReadNoticeCode, ReadPicture } from './word/index.js';
