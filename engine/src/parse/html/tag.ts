import { Parser } from 'htmlparser2';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly closing: boolean;
}

const CLOSING = /^<\/([a-z][a-z\d-]*)/i;

/** Reads `source` as a single tag; `undefined` for a comment, a declaration or a processing instruction. */
export function readTag(source: string): Tag | undefined {
  const closing = CLOSING.exec(source);
  if (closing?.[1]) return { name: closing[1].toLowerCase(), attributes: {}, closing: true };
  let tag: Tag | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tag ??= { name, attributes, closing: false };
    },
  });
  parser.end(source);
  return tag;
}
