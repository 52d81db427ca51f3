import type { ReadNotice, ReadStage } from '@footmark/engine/read';

/** Reads a Word file as Markdown. */
export interface ReadWordRequest {
  readonly kind: 'read-word';
  readonly id: number;
  readonly file: Blob;
}

/** Any number of stages, then the text. */
export type ReadWordReply =
  | { readonly kind: 'word-stage'; readonly id: number; readonly stage: ReadStage }
  | { readonly kind: 'word-read'; readonly id: number; readonly word: WordText };

/** A Word file as Markdown, or in plain words why it cannot be read. */
export type WordText =
  | {
      readonly ok: true;
      readonly markdown: string;
      /** Under the paths that the Markdown names. */
      readonly pictures: readonly { readonly path: string; readonly file: Blob }[];
      /** What is not as it was in the file. */
      readonly notices: readonly ReadNotice[];
    }
  | { readonly ok: false; readonly reason: string };
