import type { Manuscript } from './manuscript';
import type { TransactionName } from './transaction';
import type { Version } from './version';

export const MAX_VERSIONS = 10;

/** UTF-16 code units of all versions together: of very long texts there are fewer. */
const MAX_LENGTH = 20_000_000;

/** After how much writing a version is written even if nothing replaces the text, in milliseconds. */
const WRITING_MS = 60 * 60 * 1000;

/** The text before these is a version, whatever they make of it. */
const REPLACING: ReadonlySet<TransactionName> = new Set([
  'clear',
  'sample',
  'open',
  'merge',
  'go back to version',
]);

/** These bring a text and its versions, or take them away. */
const OTHER_TEXT: ReadonlySet<TransactionName> = new Set(['restore', 'forget']);

/** The manuscript after a transaction, with the versions that it leaves. */
export function withVersions(
  name: TransactionName,
  before: Manuscript,
  after: Manuscript,
  at: number,
): Manuscript {
  if (OTHER_TEXT.has(name)) return after;
  const isReplaced = REPLACING.has(name) || (name === 'insert' && after.texts !== before.texts);
  if (isReplaced) return { ...after, versions: versionsWith(before, at), writingSince: undefined };
  if (after.text === before.text) return after;
  const since = before.writingSince ?? at;
  if (at - since < WRITING_MS)
    return since === after.writingSince ? after : { ...after, writingSince: since };
  return { ...after, versions: versionsWith(before, at), writingSince: at };
}

/** The newest first. */
function versionsWith({ text, pictures, fileName, versions }: Manuscript, at: number): readonly Version[] {
  if (text.trim() === '') return versions;
  const others = versions.filter((version) => version.text !== text);
  let room = MAX_LENGTH - text.length;
  const kept = others.slice(0, MAX_VERSIONS - 1).filter((version) => {
    room -= version.text.length;
    return room >= 0;
  });
  return [{ at, text, pictures, fileName }, ...kept];
}
