import type { Document } from '../model/document.js';

/** A picture that the text names and that must come from somewhere else. */
export interface ImageEntry {
  /** The target as the text gives it, not percent-decoded: `figures/one.png`, `https://…`. */
  readonly source: string;
  /** The first one's; empty where it has none. */
  readonly alt: string;
  /** Where it first stands, counted from 1. */
  readonly line: number;
}

/** The pictures in the order of the text, each target once; without those that stand in the text themselves. */
export function imageEntries({ images }: Document): ImageEntry[] {
  const entries = new Map<string, ImageEntry>();
  for (const { url, alt, line } of images) {
    if (url === '' || /^data:/i.test(url) || entries.has(url)) continue;
    entries.set(url, { source: url, alt, line });
  }
  return [...entries.values()];
}
