import { notice, type Report } from '../../api/notice.js';
import type { Citing } from '../../model/citing.js';
import type { Citation, WrittenCite } from '../../model/document.js';
import { CITATION_KEY, writtenKey } from '../../source/citation-keys.js';

/**
 * The cites of known sources. Those of unknown ones stay as they are written, beside the known one before them, or else the one after
 * them: `[@known; @unknown, p. 3]` is printed as "(Doe, 2005; @unknown, p. 3)".
 */
export function knownCites(
  cites: readonly WrittenCite[],
  citing: Pick<Citing, 'has'>,
): readonly WrittenCite[] {
  const known: WrittenCite[] = [];
  let waiting = '';
  for (const cite of cites) {
    const last = known.at(-1);
    if (citing.has(cite.key)) {
      known.push(waiting === '' ? cite : { ...cite, prefix: `${waiting}${cite.prefix}` });
      waiting = '';
    } else if (last) known[known.length - 1] = { ...last, suffix: `${last.suffix}; ${asWritten(cite)}` };
    else waiting += `${asWritten(cite)}; `;
  }
  return known;
}

function asWritten({ key, prefix, suffix, suppressAuthor }: WrittenCite): string {
  return `${prefix}${suppressAuthor ? '-' : ''}${writtenKey(key)}${suffix}`;
}

const LATER_KEY = new RegExp(`(?<=[,\\s]-?)${CITATION_KEY}`, 'gu');

/** Reports keys after a comma, which are only text: sources are separated by semicolons. */
export function reportCommas(
  citations: readonly Citation[],
  citing: Pick<Citing, 'has'>,
  report: Report,
): void {
  for (const { cites, line } of citations)
    for (const { key, suffix } of cites) {
      const later = [...suffix.matchAll(LATER_KEY)].flatMap(([, braced, bare]) => braced ?? bare ?? []);
      const meant = later.filter((other) => citing.has(other));
      if (meant.length === 0) continue;
      const keys = meant.map(writtenKey);
      const message = `${keys.join(', ')} after ${writtenKey(key)} is printed as text; to cite several sources, put a semicolon between them: [${[writtenKey(key), ...keys].join('; ')}]`;
      report(notice('markup-printed', message, line));
    }
}
