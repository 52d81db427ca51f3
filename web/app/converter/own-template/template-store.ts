import type { StyleMapping } from '@footmark/engine';
import { createStore } from '../text/store';

/** A Word file of the visitor's whose look the document takes. */
export interface OwnTemplate {
  /** The file's name. One that is chosen later under the same name takes its place, and keeps its style map. */
  readonly name: string;
  readonly file: Blob;
  /** Another one for other bytes. */
  readonly key: string;
  /** What the visitor chose for styles; the others are chosen automatically. */
  readonly styleMap: StyleMapping;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The one that was chosen last; it stays on offer beside the named ones. */
export const ownTemplateStore = createStore<OwnTemplate | undefined>(undefined);

/** What the visitor is asked about templates, or told. */
export type TemplateQuestion =
  /** Which file it is to be; `problem` is why the last one was not taken. */
  | { readonly kind: 'choose'; readonly problem?: string }
  /** What a Word file that was opened is meant to be. */
  | {
      readonly kind: 'word-file';
      readonly file: File;
      /** Opens its text, where that can be done. */
      readonly readAsText?: (() => void) | undefined;
    };

export const templateQuestion = createStore<TemplateQuestion | undefined>(undefined);

/** Opens the choice of an own template. */
export function askForTemplate(problem?: string): void {
  templateQuestion.change(() => ({ kind: 'choose', ...(problem && { problem }) }));
}

/** Asks what a Word file is meant to be: one may be a template as well as a text. */
export function askWordFile(file: File, readAsText?: () => void): void {
  templateQuestion.change(() => ({ kind: 'word-file', file, readAsText }));
}
