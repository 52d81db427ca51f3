import type { Line } from './canonical.js';
import { matched } from './diff.js';
import { BREAK, isSpace, isWord, type Token, tokensOf } from './tokens.js';

/** A place where a line differs in the returned file, as UTF-16 offsets into both versions of the line. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** The places where two lines differ. Those that only make sense together, such as the two ends of emphasis, form a group. */
export function changeGroups(old: Line, now: Line): Hunk[][] {
  const [a, b] = [old, now].map((line) => tokensOf(line.body, line.prefix.length));
  if (!a || !b) return [];
  const named = ({ text }: Token): string => (text !== BREAK && text.trim() === '' ? ' ' : text);
  const partners = matched(a.map(named), b.map(named));
  interface Run {
    a0: number;
    a1: number;
    b0: number;
    b1: number;
  }
  const runs: Run[] = [];
  let [a0, b0] = [0, 0];
  for (let at = 0; at <= a.length; at++) {
    const partner = at === a.length ? b.length : (partners[at] ?? -1);
    if (partner < 0) continue;
    if (at > a0 || partner > b0) runs.push({ a0, a1: at, b0, b1: partner });
    [a0, b0] = [at + 1, partner + 1];
  }
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const between = last ? a.slice(last.a1, run.a0) : [];
    const isNear = last !== undefined && between.length <= 3 && !between.some(isWord);
    if (isNear && (between.every(isSpace) || between.length <= 1))
      Object.assign(last, { a1: run.a1, b1: run.b1 });
    else joined.push({ ...run });
  }
  const groups: Hunk[][] = [];
  const open = new Map<string, number>();
  let isOpen = false;
  for (const run of joined) {
    const hunk = besideWord(old, now, {
      oldStart: a[run.a0]?.start ?? old.text.length,
      oldEnd: run.a1 > run.a0 ? (a[run.a1 - 1]?.end ?? 0) : (a[run.a0]?.start ?? old.text.length),
      newStart: b[run.b0]?.start ?? now.text.length,
      newEnd: run.b1 > run.b0 ? (b[run.b1 - 1]?.end ?? 0) : (b[run.b0]?.start ?? now.text.length),
    });
    if (isOpen) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
    for (const [side, tokens] of [
      ['-', a.slice(run.a0, run.a1)],
      ['+', b.slice(run.b0, run.b1)],
    ] as const)
      for (const { text } of tokens) {
        const change = balanceOf(text);
        if (change) open.set(side + change.sign, (open.get(side + change.sign) ?? 0) + change.by);
      }
    isOpen = [...open].some(([sign, count]) => (/[()[\]{}<>]$/.test(sign) ? count !== 0 : count % 2 !== 0));
  }
  return groups;
}

/** Shifts inserted or deleted words by one space, so that they include the space before them instead of the one after. */
function besideWord(old: Line, now: Line, hunk: Hunk): Hunk {
  const { oldStart, oldEnd, newStart, newEnd } = hunk;
  const [gone, come] = [old.text.slice(oldStart, oldEnd), now.text.slice(newStart, newEnd)];
  const isOne = (gone === '') !== (come === '') && (gone + come).endsWith(' ');
  if (!isOne || old.text.charAt(oldStart - 1) !== ' ' || oldStart <= old.prefix.length) return hunk;
  return { oldStart: oldStart - 1, oldEnd: oldEnd - 1, newStart: newStart - 1, newEnd: newEnd - 1 };
}

/** What a token adds to the balance of its construct: 1 or -1 for brackets, and always 1 for symmetrical delimiters. */
function balanceOf(text: string): { readonly sign: string; readonly by: number } | undefined {
  if (/^(?:\*+|`+|~~|==|_)$/.test(text)) return { sign: text, by: 1 };
  if (text === '[' || text === ']' || text.startsWith('](')) return { sign: '[', by: text === '[' ? 1 : -1 };
  if (text === '<' || text === '>') return { sign: '<', by: text === '<' ? 1 : -1 };
  return undefined;
}
