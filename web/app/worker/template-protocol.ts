import type { StyleMapping, TemplateInspection } from '@footmark/engine';

/* Messages between the page and its worker about Word templates. Part of `protocol.ts`. */

/** The visitor's own Word template. The worker reads its bytes once for each key. */
export interface TemplateFile {
  readonly key: string;
  readonly file: Blob;
}

/** Reads a Word template, and reports the uses of its styles. */
export interface TemplateRequest {
  readonly kind: 'inspect-template';
  readonly id: number;
  readonly template: TemplateFile;
  readonly styleMap: StyleMapping;
}

/** What a Word template offers, or a plain message about why it cannot be used. */
export type TemplateReport =
  | ({ readonly ok: true } & TemplateInspection)
  | { readonly ok: false; readonly reason: string };
