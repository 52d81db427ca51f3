import { createHash } from 'node:crypto';
import type { SiteFolder } from './site-folder';

const INLINE_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const SCRIPT_LINKS = /(?:<link rel="modulepreload"[^>]*>)+/;
const HASH_LENGTH = 8;

/**
 * Lets the scripts of a prerendered page wait until it has been painted, as it is complete without them: React Router asks
 * for them as urgently as for the style sheet and the font. In a template the browser leaves them alone.
 *
 * The module that starts a page goes from the page into a file. It is the only script that differs from page to page:
 * without it one Content-Security-Policy fits all pages. Its `async` goes, because React takes a script with `src` and
 * `async` for one of its own and then does not find the one that it rendered here.
 */
export function startAfterPaint(site: SiteFolder): void {
  site.editPages((html) =>
    html
      .replace(SCRIPT_LINKS, (links) => `<template id="scripts">${links}</template>`)
      .replace(INLINE_MODULE, (_, code: string) => {
        const page = writeHashed(site, 'page', code.trim());
        return `<script type="module" src="/${writeHashed(site, 'start', startOf(page))}"></script>`;
      }),
  );
}

/** A page in a tab that nobody sees is not painted, and its scripts need not wait. */
function startOf(page: string): string {
  return `const start = () => {
  const links = document.getElementById('scripts');
  if (links) document.head.append(links.content);
  links?.remove();
  import('/${page}');
};
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));`;
}

function writeHashed(site: SiteFolder, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH);
  const file = `assets/${name}-${hash}.js`;
  site.write(file, code);
  return file;
}
