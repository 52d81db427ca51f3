/** A mark or the words of a link in Markdown, or else what stands there up to the next space. */
const SUBJECT = /^(?:(?<mark>\[\^[^\]]*\])|!?\[(?<link>[^\]]+)\]|(?<other>\S+))/;

/** What a finding is about, in its line of Markdown. */
export interface FindingSubject {
  /** As a page shows it, where that is known. */
  readonly words: string;
  /** Where all of it stands in the line, its brackets included. */
  readonly from: number;
  readonly to: number;
}

/** What of a finding tells its subject. */
interface Finding {
  /** Counted from 1. */
  readonly column?: number | undefined;
  readonly message: string;
}

/** A mark as a message names it. */
const MARK = /\[\^[^\]]+\]/;

/** The subject of a finding in its line: at its column, or else the mark that its message names; nothing where neither is there. */
export function findingSubject(line: string, { column, message }: Finding): FindingSubject | undefined {
  const mark = MARK.exec(message)?.[0];
  const from = column !== undefined ? column - 1 : mark ? line.indexOf(mark) : -1;
  if (from === -1) return undefined;
  const { 0: all = '', groups } = SUBJECT.exec(line.slice(from)) ?? {};
  const words = groups?.mark ?? groups?.link ?? groups?.other;
  return words === undefined ? undefined : { words, from, to: from + all.length };
}
