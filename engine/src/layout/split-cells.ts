import type { Part } from './boxes.js';

/** The content of a cell above and below the height at which a page ends. */
interface SplitCell {
  readonly above: readonly Part[];
  /** From the top of the cell on the next page. */
  readonly below: readonly Part[];
}

/**
 * Splits the content of a cell that spans several rows if a page ends between them: each line is on one of the pages.
 */
export function splitAt(parts: readonly Part[], height: number): SplitCell {
  const above: Part[] = [];
  const below: Part[] = [];
  let shift: number | undefined;
  for (const part of parts) {
    const { box, from, to } = part;
    let { top } = part;
    let count = 0;
    if (shift === undefined)
      for (const line of box.lines.slice(from, to)) {
        if (top + line.ownHeight > height) break;
        top += line.height;
        count++;
      }
    if (count > 0) above.push({ ...part, to: from + count });
    if (from + count === to) continue;
    shift ??= top - box.format.above;
    below.push({ ...part, from: from + count, top: top - shift });
  }
  return { above, below };
}
