import type { HostingHeaders } from '../headers';

/**
 * The headers by rule, for hosts on which a file gets those of every rule that matches it. They send HTTP/2, which repeats no
 * header, and an equivalent of `no-cache` by default. So hashed files get what documents get, and only their caching on top.
 */
export function additiveRules({ always, hashedFiles, otherFiles }: HostingHeaders) {
  const { [CACHING]: _, ...ofDocuments } = otherFiles;
  return {
    everyFile: { ...always, ...ofDocuments },
    hashedFiles: { [CACHING]: hashedFiles[CACHING] ?? '' },
  };
}

const CACHING = 'Cache-Control';
