import type { ContentSecurityPolicies } from './headers';
import type { InlineHashes } from './inline-hashes';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The beginning of every page. The policy comes right after it, before everything that it applies to. */
export const CHARSET = '<meta charSet="utf-8"/>';

const SELF = "'self'";
const NONE = "'none'";

/** Directives that browsers only respect in a header. */
const HEADER_ONLY: Directives = { 'frame-ancestors': [NONE] };

/** What pages may load and do: only things from their own origin (decision 18). */
function directives({ scripts, styles, styleAttributes }: InlineHashes): Directives {
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts],
    'style-src': [
      SELF,
      ...styles,
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...styleAttributes,
    ],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': [NONE],
    'form-action': [NONE],
    'object-src': [NONE],
    'require-trusted-types-for': ["'script'"],
    // The only policy of app/csp/trusted-types.ts.
    'trusted-types': ['default'],
  };
}

/**
 * The Content-Security-Policy for the headers: for documents, and for hashed files, which hold nothing inline. Workers are among
 * those, and obey the policy that their own script comes with.
 */
export function headerPolicies(hashes: InlineHashes): ContentSecurityPolicies {
  const inHeader = (named: InlineHashes) => written({ ...directives(named), ...HEADER_ONLY });
  return { documents: inHeader(hashes), hashedFiles: inHeader(NOTHING_INLINE) };
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [], styleAttributes: [] };

/** The same as an element of the page, so that it also applies on hosts that do not send our headers. */
export function metaPolicy(hashes: InlineHashes): string {
  return written(directives(hashes));
}

function written(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
