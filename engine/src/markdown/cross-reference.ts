import type { CrossReference } from '../model/document.js';

/** A reference as it was written; those of MyST keep only their names and are roles again. */
export function referenceAsWritten({ source, form }: CrossReference): string {
  if (/[@\\]/.test(source)) return source;
  if (form === 'number') return `{numref}\`%s <${source}>\``;
  return `{${form === 'bracketed' ? 'eq' : 'ref'}}\`${source}\``;
}
