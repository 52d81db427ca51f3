/** What is said of such a text, with its line, from 1. */
interface LostTextFault {
  readonly kind: 'unread';
  readonly key: '';
  readonly line: number;
  readonly message: string;
}

/** Text outside of entries which is likely meant to be read. */
export class LostText {
  #before: { readonly text: string; readonly start: number } | undefined;
  readonly #entries: { readonly text: string; readonly start: number }[] = [];

  constructor(private readonly source: string) {}

  /** Looks at a text before, between or after the entries, in their order; after an entry, it is likely one for readers. */
  add(text: string, start: number, isFirst: boolean): void {
    for (const { 0: line, index } of text.matchAll(/[^\r\n]*\S[^\r\n]*/g)) {
      const place = { text: line.trim(), start: start + index };
      if (ENTRY.test(line)) this.#entries.push(place);
      else if (isFirst && /\p{L}/u.test(line) && !COMMENT.test(line)) this.#before ??= place;
    }
  }

  /** A fault for the first text before all entries, and one for what looks like entries. */
  faults(): readonly LostTextFault[] {
    const [entry, ...more] = this.#entries;
    const others = more.length === 0 ? '' : `, as are ${more.length} more`;
    return [
      ...(this.#before
        ? [
            this.#fault(
              this.#before,
              'stands before the first entry and is not read; begin comments with “%”',
            ),
          ]
        : []),
      ...(entry
        ? [
            this.#fault(
              entry,
              `is not read${others}; an entry begins with “@”, its type, a brace and its key`,
            ),
          ]
        : []),
    ];
  }

  #fault({ text, start }: { readonly text: string; readonly start: number }, what: string): LostTextFault {
    const line = this.source.slice(0, start).split(/\r\n?|\n/).length;
    const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    return { kind: 'unread', key: '', line, message: `“${shown}” ${what}` };
  }
}

/** What begins as an entry does, without the sign or without a key. */
const ENTRY =
  /^[ \t]*@?(?:article|(?:mv|in|supp)?(?:book|collection|proceedings|reference)|booklet|conference|manual|mastersthesis|misc|online|patent|phdthesis|report|techreport|thesis|unpublished)[ \t]*[{(]/i;
/** Comments, with what reference managers write without their sign. */
const COMMENT = /^[ \t\ufeff]*(?:%|@|(?:this|encoding|created|generated|exported)\b)/i;
