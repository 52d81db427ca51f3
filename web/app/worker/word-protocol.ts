import type { ReadNotice, ReadStage } from '@footmark/engine/read';
import type { MergeReply } from './merge-protocol';

/** Reads a Word file as Markdown. */
export interface ReadWordRequest {
  readonly kind: 'read-word';
  readonly id: number;
  readonly file: Blob;
  /** What to do with tracked changes. */
  readonly changes: 'accept' | 'track';
  /** The beginning of the paths of its pictures; none by default. */
  readonly pictureFolder?: string;
}

/** Asks whether a Word file carries the Markdown from which it was made. */
export interface LookAtWordRequest {
  readonly kind: 'look-at-word';
  readonly id: number;
  readonly file: Blob;
}

export type WordRequest = ReadWordRequest | LookAtWordRequest;

/** Any number of stages, then the text; or the answer to a look or a merge. */
export type ReadWordReply =
  | { readonly kind: 'word-stage'; readonly id: number; readonly stage: ReadStage }
  | { readonly kind: 'word-read'; readonly id: number; readonly word: WordText }
  | { readonly kind: 'word-looked-at'; readonly id: number; readonly carriesText: boolean }
  | MergeReply;

/** A Word file as Markdown, or a plain message about why it cannot be read. */
export type WordText =
  | {
      readonly ok: true;
      readonly markdown: string;
      /** Under their paths in the Markdown. */
      readonly pictures: readonly { readonly path: string; readonly file: Blob }[];
      /** What differs from the file. */
      readonly notices: readonly ReadNotice[];
      /** The Markdown that the file carries, and the name that it had. */
      readonly source: { readonly text: string; readonly name?: string } | undefined;
    }
  | { readonly ok: false; readonly reason: string };
