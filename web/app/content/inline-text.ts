/** A piece of text that may contain `code`, **bold** and [links](/docs). */
export interface InlinePart {
  readonly kind: 'text' | 'code' | 'strong' | 'link';
  readonly text: string;
  /** The target of a link. */
  readonly to?: string;
}

/** Code that contains a backtick is enclosed in two of them and spaces, as in Markdown. */
const MARKUP = /(``+)\s?(.+?)\s?\1(?!`)|`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Parses the three kinds of markup that the site's own texts use; everything else is text. */
export function inlineParts(source: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, , codeWithTicks, plainCode, strong, label, to] = match;
    const code = codeWithTicks ?? plainCode;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to });
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

/** The text without its markup, for the search and for search engines. */
export function plainText(source: string): string {
  return inlineParts(source)
    .map(({ text }) => text)
    .join('');
}
