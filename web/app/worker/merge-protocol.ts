import type { Merge, MergeStage } from '@footmark/engine/merge';

/** Any number of stages, and of SVGs that only the page can draw, then the result. */
export type MergeReply =
  | { readonly kind: 'merge-stage'; readonly id: number; readonly stage: MergeStage }
  | { readonly kind: 'merged'; readonly id: number; readonly merged: MergedWord };

/** The changes in a returned file, or a plain message about why it cannot be read. */
export type MergedWord =
  | { readonly ok: true; readonly merge: Merge }
  | { readonly ok: false; readonly reason: string };
