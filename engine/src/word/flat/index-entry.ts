import { withoutSee } from '../../language/see.js';

/** The content of an `XE` field. */
export interface IndexEntry {
  /** The entry, preceded by the entries that it is nested in. */
  readonly path: readonly string[];
  /** The entry that it refers to ("see"); empty if there is none. */
  readonly see: string;
}

/** Parses an instruction such as ` XE "tea:green" \t "See milk" ` (ECMA-376 Part 1, 17.16.5.76). */
export function indexEntryOf(instruction: string): IndexEntry {
  const [, quoted, bare = ''] = /^\s*XE\s+(?:["“”]((?:\\.|[^"“”\\])*)["“”]|(\S+))/is.exec(instruction) ?? [];
  const path = levelsOf(quoted ?? bare);
  const [, see = ''] = /\\t\s+["“”]((?:\\.|[^"“”\\])*)["“”]/is.exec(instruction) ?? [];
  // Word supports nine levels, our index three.
  const deepest = path.length > 2 ? [path.slice(2).join(', ')] : [];
  return { path: [...path.slice(0, 2), ...deepest], see: withoutSee(see.replace(/\\(.)/gs, '$1')) };
}

/** Colons separate levels, unless escaped with a backslash. */
function levelsOf(text: string): string[] {
  const levels: string[] = [''];
  for (const [sign] of text.matchAll(/\\.|[^\\]/gs)) {
    if (sign === ':') levels.push('');
    else levels.push((levels.pop() ?? '') + sign.replace(/^\\(?=.)/s, ''));
  }
  return levels.map((level) => level.trim()).filter((level) => level !== '');
}
