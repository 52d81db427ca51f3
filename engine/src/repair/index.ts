import { notice, type Report } from '../notice.js';
import type { RepairName } from '../repair-names.js';
import { boldHeadings } from './bold-headings.js';
import { citationMarks } from './citation-marks.js';
import { invisibleCharacters } from './invisible-characters.js';
import type { Repair } from './repair.js';
import { sourceLists } from './source-lists.js';

/** In the order in which they must run: marks hide what later repairs look for. */
const REPAIRS: readonly Repair[] = [citationMarks, invisibleCharacters, boldHeadings, sourceLists];

/** Mends what is asked for, and reports each repair that changed something, at the first line that it changed. */
export function repair(markdown: string, names: readonly RepairName[], report: Report): string {
  let lines: readonly string[] = names.length === 0 ? [] : markdown.split('\n');
  let changed = false;
  for (const { name, apply, done } of REPAIRS) {
    if (!names.includes(name)) continue;
    const before = lines;
    lines = apply(before);
    const touched = before.flatMap((line, index) => (line === lines[index] ? [] : [index + 1]));
    const [first] = touched;
    if (first === undefined) continue;
    changed = true;
    report(notice('text-repaired', done(touched.length), first));
  }
  return changed ? lines.join('\n') : markdown;
}
