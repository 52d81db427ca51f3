import { DomHandler, type Element } from 'domhandler';

/** What a start tag closes, and the element within which it looks for it. */
interface Implied {
  readonly closes: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const TABLE = names('table template');
const GROUPS = 'caption colgroup';
const SECTIONS = `${GROUPS} td th tr thead tbody tfoot`;

/** The end tags that may be left out in tables and lists (HTML 13.1.2.4), by the start tags that imply them. */
const IMPLIED: ReadonlyMap<string, Implied> = new Map(
  (
    [
      ['td th', `${GROUPS} td th`, TABLE],
      ['tr', `${GROUPS} td th tr`, TABLE],
      ['thead tbody tfoot', SECTIONS, TABLE],
      ['colgroup', GROUPS, TABLE],
      ['li', 'li', names('ul ol menu table')],
      ['dt dd', 'dt dd', names('dl table')],
    ] as const
  ).flatMap(([tags, closes, within]) =>
    tags.split(' ').map((tag) => [tag, { closes: names(closes), within }] as const),
  ),
);

/**
 * Builds a tree of HTML in which rows, cells, sections and items end where the next one begins, also where their end tags are left out.
 * The parser itself closes only what is innermost: a header cell would go on to the end of its table.
 */
export class ImpliedEnds extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    const implied = IMPLIED.get(name);
    if (implied) this.#closeFrom(this.#outermost(implied));
    super.onopentag(name, attributes);
  }

  /** Closes the innermost element of the name; what has been closed already is not closed twice. */
  override onclosetag(name?: string): void {
    const isTable = name === 'table';
    for (let at = this.tagStack.length - 1; at > 0; at--) {
      const open = this.#nameAt(at);
      if (open === name || name === undefined) {
        this.#closeFrom(at);
        return;
      }
      if (!isTable && open === 'table') return;
    }
  }

  /** Where the outermost of the elements that end is among the open ones. */
  #outermost({ closes, within }: Implied): number {
    let found = this.tagStack.length;
    for (let at = found - 1; at > 0 && !within.has(this.#nameAt(at)); at--)
      if (closes.has(this.#nameAt(at))) found = at;
    return found;
  }

  #closeFrom(at: number): void {
    while (this.tagStack.length > at) super.onclosetag();
  }

  #nameAt(at: number): string {
    return (this.tagStack[at] as Element).name;
  }
}
