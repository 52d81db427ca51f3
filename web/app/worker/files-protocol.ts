import type { SourceNotice } from '@footmark/engine/sources';
import type { PictureFile } from './text-protocol';

/* Messages between the page and its worker about several files as one text. Part of `protocol.ts`. */

/** Reads the files of one document. */
export interface OpenSourcesRequest {
  readonly kind: 'open-sources';
  readonly id: number;
  readonly files: readonly PictureFile[];
  readonly hidesCode: boolean;
  readonly hidesQuestions: boolean;
}

/** Combines the files that were opened into one text. */
export interface CombineRequest {
  readonly kind: 'combine-sources';
  readonly id: number;
  /** The paths of the files, in the order of the document. */
  readonly order: readonly string[];
}

/** Several files as one text. */
export interface OneText {
  readonly markdown: string;
  /** The pictures that were in other files. */
  readonly pictures: readonly PictureFile[];
  /** The files with sources or a citation style that were in an archive. */
  readonly libraries: readonly PictureFile[];
  /** The first of them. */
  readonly notices: readonly SourceNotice[];
  readonly noticeCount: number;
}
