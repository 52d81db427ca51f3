import type { SiteLines } from './lines.js';

/** Whether there is fenced code between two lines. */
export function hasFenceIn(lines: SiteLines, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (/^[ \t>]*(?:`{3}|~{3})/.test(lines.at(index))) return true;
  return false;
}

/** A fence that no line of some code ends. */
export function longerFence(lines: SiteLines, from: number, to: number): string {
  let fence = '```';
  for (let index = from; index < to; index++) {
    const [, found = ''] = /^[ \t>]*(`{3,})/.exec(lines.at(index)) ?? [];
    if (found.length >= fence.length) fence = `${found}\``;
  }
  return fence;
}
