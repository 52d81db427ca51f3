import type { SiteFolder } from './site-folder';

/**
 * Features of React Router for loading data and for starting on any address; here every address is a page or a file.
 */
const LEFTOVERS = /(^|\/)(__spa-fallback\.html|[^/]*\.data)$/;

/**
 * Moves the page of `/docs` from `docs/index.html` to `docs.html`. Static hosts serve the latter at its own address,
 * and redirect to `/docs/` for the former. `404.html` is the name that most of them use for unknown addresses.
 */
export function givePlainAddresses(site: SiteFolder): void {
  for (const file of site.files()) {
    if (LEFTOVERS.test(file)) site.remove(file);
    else if (file.endsWith('/index.html')) site.move(file, file.replace(/\/index\.html$/, '.html'));
  }
}
