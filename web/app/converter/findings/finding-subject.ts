/** A note reference or the text of a link in Markdown, or else everything up to the next space. */
const SUBJECT = /^(?:(?<mark>\[\^[^\]]*\])|!?\[(?<link>[^\]]+)\]|(?<other>\S+))/;

/** What a finding is about, within its line of Markdown. */
interface FindingSubject {
  /** The text on a page, if known. */
  readonly words: string;
  /** The range in the line, including brackets. */
  readonly from: number;
  readonly to: number;
}

/** The parts of a finding that tell its subject. */
interface Finding {
  /** Counted from 1. */
  readonly column?: number | undefined;
  readonly message: string;
}

/** A note reference as a message names it. */
const MARK = /\[\^[^\]]+\]/;

/**
 * The subject of a finding in its line: at its column, or else the reference that its message names; undefined if there
 * is neither.
 */
export function findingSubject(line: string, { column, message }: Finding): FindingSubject | undefined {
  const mark = MARK.exec(message)?.[0];
  const from = column !== undefined ? column - 1 : mark ? line.indexOf(mark) : -1;
  if (from === -1) return undefined;
  const { 0: all = '', groups } = SUBJECT.exec(line.slice(from)) ?? {};
  const words = groups?.mark ?? groups?.link ?? groups?.other;
  return words === undefined ? undefined : { words, from, to: from + all.length };
}
