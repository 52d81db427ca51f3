import type { Merge, MergeStage } from '@footmark/engine/merge';

/** Any number of stages, and of SVGs that only the page can draw, then what was found. */
export type MergeReply =
  | { readonly kind: 'merge-stage'; readonly id: number; readonly stage: MergeStage }
  | { readonly kind: 'merged'; readonly id: number; readonly merged: MergedWord };

/** What a returned file changes, or in plain words why it cannot be read. */
export type MergedWord =
  | { readonly ok: true; readonly merge: Merge }
  | { readonly ok: false; readonly reason: string };
