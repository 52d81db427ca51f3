import { createHash } from 'node:crypto';
import type { SiteFolder } from './site-folder';

const INLINE_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const HASH_LENGTH = 8;

/**
 * Moves the module that starts a page from the page into a file. It is the only script that differs from page to page:
 * without it one Content-Security-Policy fits all pages. Its `async` goes, because React takes a script with `src` and
 * `async` for one of its own and then does not find the one that it rendered here.
 */
export function movePageStarts(site: SiteFolder): void {
  site.editPages((html) =>
    html.replace(INLINE_MODULE, (_, code: string) => {
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH);
      const file = `assets/start-${hash}.js`;
      site.write(file, code.trim());
      return `<script type="module" src="/${file}"></script>`;
    }),
  );
}
