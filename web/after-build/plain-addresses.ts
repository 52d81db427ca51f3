import type { SiteFolder } from './site-folder';

/** React Router's own ways to have data and to start on any address; every address here is a page or a file. */
const LEFTOVERS = /(^|\/)(__spa-fallback\.html|[^/]*\.data)$/;

/**
 * Puts the page of `/docs` into `docs.html`, where it is in `docs/index.html`. Static hosts serve the first at its own
 * address, and redirect to `/docs/` for the second. `404.html` is the name that most of them know for unknown addresses.
 */
export function givePlainAddresses(site: SiteFolder): void {
  for (const file of site.files()) {
    if (LEFTOVERS.test(file)) site.remove(file);
    else if (file.endsWith('/index.html')) site.move(file, file.replace(/\/index\.html$/, '.html'));
  }
}
