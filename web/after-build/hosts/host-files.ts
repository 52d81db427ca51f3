/** Files for hosts among those of the site. They are not part of the site, and servers do not serve them. */
export const HOST_FILES = ['_headers', 'vercel.json', '.htaccess', '.nojekyll'] as const;

export type HostFile = (typeof HOST_FILES)[number];

/** The page for unknown addresses. Its own address counts as unknown, too. */
export const NOT_FOUND_FILES = ['404', '404.html'] as const;

/** A regular expression for paths without their leading slash that a server must answer with 404. */
export const HIDDEN_PATHS = `(${[...HOST_FILES, ...NOT_FOUND_FILES].map(escaped).join('|')})`;

/**
 * A regular expression for paths without their leading slash that lead to the same path without the slash at their end. They
 * begin as the site's addresses do: to browsers, `/\example.org` is another host.
 */
export const SLASHED_PATHS = '(\\w.*)/';

function escaped(file: string): string {
  return file.replaceAll('.', '\\.');
}
