import { createHash } from 'node:crypto';

/** Inline code in the pages, which is allowed by its hash. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<content>[\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style="(?<content>[^"]*)"/g;
/** Scripts from a file, and blocks that browsers do not run: data for search engines, and plain text. */
const IS_NOT_INLINE_CODE = /\bsrc=|application\/ld\+json|text\/plain/;

/** The sources that a Content-Security-Policy lists for the inline code of these pages. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  for (const page of pages) refuseEntities(page);
  return {
    scripts: hashes(pages, SCRIPT, (attributes) => !IS_NOT_INLINE_CODE.test(attributes)),
    styles: hashes(pages, STYLE),
    styleAttributes: hashes(pages, STYLE_ATTRIBUTE),
  };
}

/** Browsers hash an attribute's value after resolving its entities. */
function refuseEntities(html: string): void {
  for (const { groups } of html.matchAll(STYLE_ATTRIBUTE))
    if (groups?.content?.includes('&'))
      throw new Error(`Cannot name a style attribute with an entity, got ${groups.content}`);
}

function hashes(
  pages: readonly string[],
  pattern: RegExp,
  counts: (attributes: string) => boolean = () => true,
): string[] {
  const found = pages.flatMap((html) => [...html.matchAll(pattern)]);
  const contents = found
    .filter(({ groups }) => counts(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.content ?? '');
  return [...new Set(contents)].map(source).sort();
}

function source(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
