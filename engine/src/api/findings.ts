import { grouped } from '../text/counted.js';
import type { Finding, Notice, NoticeCode, Repetition, Validation } from './notice.js';

/** So many of a kind can be read and followed one by one; more would hide the other notices. */
const MAX_SINGLE = 3;

/** So many warnings with one code can be read, whatever they say; beyond these, one tells how many more there are. */
const MAX_OF_CODE = 25;

/** So many lines of a kind are named; a program that mends the text finds the others after these. */
const MAX_LINES = 1000;

/** Sorts what was found by line and column, with one notice in place of many of a kind, where the first of them is. */
export function noticesOf(findings: readonly Finding[]): Notice[] {
  const sorted = findings.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  const counts = new Map<string, number>();
  const lines = new Map<string, Set<number>>();
  for (const each of sorted) {
    const kind = kindOf(each);
    if (kind === undefined) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const known = lines.get(kind) ?? new Set();
    if (known.size < MAX_LINES) known.add(each.line);
    lines.set(kind, known);
  }
  const notices: Notice[] = [];
  const written = new Set<string>();
  for (const each of sorted) {
    const { repetition, ...single } = each;
    const kind = kindOf(each);
    const count = kind === undefined ? 1 : (counts.get(kind) ?? 1);
    if (!repetition || kind === undefined || count < (repetition.from ?? MAX_SINGLE + 1)) {
      notices.push(single);
    } else if (!written.has(kind)) {
      written.add(kind);
      notices.push({
        ...single,
        message: messageOf(repetition, count),
        lines: [...(lines.get(kind) ?? [])],
      });
    }
  }
  return withoutFloods(notices);
}

/** Whether each notice with a code names something else that is to be mended: all of these stay. */
function isToldOneByOne({ code, severity }: Notice): boolean {
  return severity === 'error' || code.startsWith('footnote-');
}

/** The first warnings with a code, and one in place of all others with it, where the first of these is. */
function withoutFloods(notices: readonly Notice[]): Notice[] {
  const lines = new Map<NoticeCode, number[]>();
  for (const { code, line } of notices) {
    const known = lines.get(code);
    if (known) known.push(line);
    else lines.set(code, [line]);
  }
  const written = new Map<NoticeCode, number>();
  return notices.flatMap((each) => {
    const place = written.get(each.code) ?? 0;
    written.set(each.code, place + 1);
    const all = lines.get(each.code) ?? [];
    if (isToldOneByOne(each) || all.length <= MAX_OF_CODE || place < MAX_OF_CODE - 1) return [each];
    if (place >= MAX_OF_CODE) return [];
    const others = all.slice(place);
    const message = `${grouped(others.length)} more of this kind, the first: ${each.message}`;
    return [{ ...each, message, lines: [...new Set(others)].slice(0, MAX_LINES) }];
  });
}

/** Sorts what was found as `noticesOf` does, and separates errors from warnings. */
export function validationOf(findings: readonly Finding[]): Validation {
  const sorted = noticesOf(findings);
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const warnings = sorted.filter(({ severity }) => severity === 'warning');
  return { valid: errors.length === 0, errors, warnings };
}

function kindOf({ code, repetition }: Finding): string | undefined {
  return repetition && `${code}\n${repetition.subject}\n${repetition.predicate}`;
}

/** The line is not part of it, as it is shown beside every notice, and may be that of another file. */
function messageOf({ subject, name, predicate }: Repetition, count: number): string {
  const first = name === undefined ? '' : `, the first ${name},`;
  return `${grouped(count)} ${subject}${first} ${predicate}`;
}
