import type { Document } from '../model/document.js';

/** A picture in the text that must be loaded. */
export interface ImageEntry {
  /** The target as the text gives it, not percent-decoded: `figures/one.png`, `https://…`. */
  readonly source: string;
  /** The alternative text of its first occurrence; empty if there is none. */
  readonly alt: string;
  /** The line of its first occurrence, counted from 1. */
  readonly line: number;
}

/** The pictures in document order, each target once, without those embedded in the text itself. */
export function imageEntries({ images }: Document): ImageEntry[] {
  const entries = new Map<string, ImageEntry>();
  for (const { url, alt, line } of images) {
    if (url === '' || /^data:/i.test(url) || entries.has(url)) continue;
    entries.set(url, { source: url, alt, line });
  }
  return [...entries.values()];
}
