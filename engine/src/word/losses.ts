import { counted } from '../text/counted.js';
import { type ReadNotice, type ReadNoticeCode, readNotice } from './read-notice.js';

/** Collects content without an equivalent in Markdown. Each kind is reported once, with the number of occurrences. */
export class Losses {
  readonly #counts = new Map<string, { readonly code: ReadNoticeCode; readonly say: Say; count: number }>();
  readonly #single: ReadNotice[] = [];

  /** Reports something that may occur several times. */
  add(code: ReadNoticeCode, key: string, say: Say): void {
    const known = this.#counts.get(`${code} ${key}`);
    if (known) known.count++;
    else this.#counts.set(`${code} ${key}`, { code, say, count: 1 });
  }

  /** Reports something with a message of its own. */
  report(code: ReadNoticeCode, message: string): void {
    if (this.#single.length < MAX_SINGLE) this.#single.push(readNotice(code, message));
  }

  notices(): ReadNotice[] {
    const counted = [...this.#counts.values()].map(({ code, say, count }) => readNotice(code, say(count)));
    return [...counted, ...this.#single];
  }
}

/** The message for a number of occurrences. */
type Say = (count: number) => string;

/** The most individual messages; nobody would read more. */
const MAX_SINGLE = 500;

/** Reports a text box, whose text is kept. */
export function reportTextBox(losses: Losses): void {
  losses.add(
    'word-text-box',
    'box',
    (count) =>
      `${counted(count, 'text box', 'text boxes')}: ${count === 1 ? 'its text is' : 'their texts are'} where the box was anchored`,
  );
}

/** Reports a part that is stored in another file. */
export function reportExternalPart(losses: Losses): void {
  losses.report('word-left-out', 'A part of the document is in another file, which was not read');
}

/** Reports a heading deeper than Markdown's levels. */
export function reportDeepHeading(losses: Losses): void {
  losses.add(
    'word-left-out',
    'deep headings',
    (count) => `${counted(count, 'heading')} below level 6 became level 6, the deepest that Markdown has`,
  );
}

/** Reports hidden text. */
export function reportHiddenText(losses: Losses): void {
  losses.add('word-left-out', 'hidden', (count) => `${counted(count, 'piece')} of hidden text left out`);
}

/** Reports a line of a table of contents. */
export function reportContents(losses: Losses): void {
  losses.add(
    'word-contents',
    'contents',
    (count) => `${counted(count, 'line')} of a table of contents left out`,
  );
}
