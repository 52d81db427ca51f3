import { createHash } from 'node:crypto';

/** What stands in the pages themselves and is allowed by its hash. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<content>[\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style="(?<content>[^"]*)"/g;
/** Scripts from a file, and what no browser runs: data for search engines, and plain text. */
const IS_NOT_INLINE_CODE = /\bsrc=|application\/ld\+json|text\/plain/;

/** The sources that a Content-Security-Policy names for what is inline in these pages. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  for (const page of pages) refuseEntities(page);
  return {
    scripts: hashes(pages, SCRIPT, (attributes) => !IS_NOT_INLINE_CODE.test(attributes)),
    styles: hashes(pages, STYLE),
    styleAttributes: hashes(pages, STYLE_ATTRIBUTE),
  };
}

/** A browser compares an attribute's value, in which entities are resolved. */
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
