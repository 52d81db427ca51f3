import { createHash } from 'node:crypto';
import { buildScript } from './build-script';
import { CHARSET } from './policy';
import type { SiteFolder } from './site-folder';

const INLINE_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const SCRIPT_LINKS = /(?:<link rel="modulepreload"[^>]*>)+/;
const HASH_LENGTH = 8;

/**
 * Pages that visitors come to for working. The others can be read as they are, and run no scripts before the visitor
 * interacts.
 */
const AT_WORK = new Set(['index.html']);

/** Hydration finds it where React rendered the module that starts the page; browsers ignore it. */
const PLACEHOLDER = '<script type="text/plain"></script>';

/**
 * Lets the scripts of a prerendered page wait until it has been painted, as it is complete without them: React Router asks
 * for them as urgently as for the style sheet and the font. In a template the browser leaves them alone until
 * `app/start/start.ts` takes them out. That script is inline in the page's head, so it is already listening when the first
 * control appears.
 *
 * The module that starts a page moves from the page into a file. It is the only script that differs from page to page, so
 * without it one Content-Security-Policy fits all pages.
 */
export async function startAfterPaint(site: SiteFolder): Promise<void> {
  const start = (await buildScript('start/start.ts')).trim();
  const manifest = slimManifest(site);
  site.editPages((html, page) => {
    const code = INLINE_MODULE.exec(html)?.[1]?.trim();
    if (!code || !html.includes(CHARSET))
      throw new Error(`Cannot start ${page}, expected a module and ${CHARSET} in it`);
    const module = writeHashed(site, 'page', page === '404.html' ? withSubjects(code, manifest) : code);
    const waits = AT_WORK.has(page) ? '' : ' data-waits=""';
    return html
      .replace(CHARSET, () => `${CHARSET}<script>${start}</script>`)
      .replace(INLINE_MODULE, PLACEHOLDER)
      .replace(
        SCRIPT_LINKS,
        (links) => `<template id="scripts" data-page="/${module}"${waits}>${links}</template>`,
      );
  });
}

function writeHashed(site: SiteFolder, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH);
  const file = `assets/${name}-${hash}.js`;
  site.write(file, code);
  return file;
}

/** React Router's list of routes, in every page, without properties that are false: it treats missing ones as false. */
function slimManifest(site: SiteFolder): string {
  const [file] = site.files().filter((name) => /^assets\/manifest-[0-9a-f]{8}\.js$/.test(name));
  if (file === undefined) throw new Error('Cannot shorten the list of routes, expected one among the assets');
  const slim = site
    .read(file)
    .toString()
    .replace(/"has[A-Za-z]+":false,/g, '');
  site.write(file, slim);
  return slim;
}

const START = /^import\("/m;

/**
 * The page for unknown addresses is also served for `/docs/no-such-subject`, which React Router takes for a subject.
 * For hydration to match the prerendered page, the subjects' module must be loaded before the page starts.
 */
function withSubjects(code: string, manifest: string): string {
  const module = /"id":"routes\/docs-subject"[^}]*?"module":"([^"]+)"/.exec(manifest)?.[1];
  if (module === undefined || !START.test(code))
    throw new Error('Cannot start the page for unknown addresses, expected the subjects among the routes');
  const load = `if (location.pathname.startsWith("/docs/"))
  window.__reactRouterRouteModules["routes/docs-subject"] = await import("${module}");

import("`;
  return code.replace(START, () => load);
}
