import { counted } from '../../engine/src/text/counted.js';
import type { FileNotice, FileNotices } from './notices.js';
import { shown } from './shown.js';

/** The results for a set of files. */
interface Outcomes {
  /** Whether the files were only checked. */
  readonly check: boolean;
  /** How many files there were, including those that failed. */
  readonly total: number;
  /** The names of the files that failed. */
  readonly failed: readonly string[];
  readonly notices: readonly FileNotices[];
}

/** If there are more, the rest are only counted: each has a line of its own above. */
const MAX_NAMES = 10;

/**
 * The last lines about a set of files: how many documents, what was found in them, and which failed. They begin
 * with `footmark: `, like all lines that are not notices, and cannot be mistaken for a notice.
 */
export function closingLines(outcomes: Outcomes): string {
  const { check, total, failed, notices } = outcomes;
  const count = total - failed.length;
  const done = `${counted(count, 'document')} ${check ? 'checked' : 'written'}; ${findings(notices)}`;
  return [done, ...failures(outcomes)].map((line) => `footmark: ${shown(line)}\n`).join('');
}

/** `2 errors (table-cell-count 2), 1 warning (heading-skipped 1)` */
function findings(files: readonly FileNotices[]): string {
  const notices = files.flatMap((file) => file.notices);
  const parts = (['error', 'warning'] as const).flatMap((severity) => {
    const found = notices.filter((notice) => notice.severity === severity);
    return found.length === 0 ? [] : [`${counted(found.length, severity)} (${byCode(found)})`];
  });
  return parts.length === 0 ? 'no problems' : parts.join(', ');
}

function byCode(notices: readonly FileNotice[]): string {
  const counts = new Map<string, number>();
  for (const { code } of notices) counts.set(code, (counts.get(code) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([code, count]) => `${code} ${count}`).join(', ');
}

function failures({ check, total, failed, notices }: Outcomes): string[] {
  if (failed.length > 0) return [`error: ${failed.length} of ${total} files failed: ${names(failed)}`];
  if (!check) return [];
  const faulty = notices.filter((file) => file.notices.some(({ severity }) => severity === 'error'));
  const verb = faulty.length === 1 ? 'has' : 'have';
  if (faulty.length === 0) return [];
  return [
    `error: ${faulty.length} of ${total} files ${verb} errors: ${names(faulty.map(({ file }) => file))}`,
  ];
}

function names(files: readonly string[]): string {
  const listed = files.slice(0, MAX_NAMES).join(', ');
  return files.length > MAX_NAMES ? `${listed} and ${files.length - MAX_NAMES} more` : listed;
}
