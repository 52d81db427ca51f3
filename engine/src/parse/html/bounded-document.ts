import { type AnyNode, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';

/** How many elements may be open at once: the parser's work for each tag grows with them. */
const MAX_OPEN = 1000;

export interface BoundedDocument {
  readonly children: readonly AnyNode[];
  /** Where elements were too deep in each other, in UTF-16 code units: from here on only the text was read. */
  readonly tooDeepFrom: number | undefined;
}

/** Parses HTML as browsers do, but for its nesting, which has no bound there. */
export function parseBounded(source: string): BoundedDocument {
  let tooDeepFrom: number | undefined;
  const handler = new BoundedHandler(() => {
    parser.pause();
    tooDeepFrom = parser.endIndex + 1;
  });
  const parser = new Parser(handler);
  parser.write(source);
  if (tooDeepFrom === undefined) parser.end();
  else handler.ontext(source.slice(tooDeepFrom).replace(/<[^<>]*>/g, ''));
  return { children: handler.root.children, tooDeepFrom };
}

class BoundedHandler extends DomHandler {
  constructor(private readonly onTooDeep: () => void) {
    super(null, { withStartIndices: true });
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length > MAX_OPEN) this.onTooDeep();
  }
}
