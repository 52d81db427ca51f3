import { KeptSite } from './kept-site';
import { TAKE_OVER } from './messages';
import { SHARE_ADDRESS, SHARED, type ShareFailure } from './share-address';
import { keepShared } from './shared-files';
import { NOT_FOUND_ADDRESS, type SiteFile } from './site-file';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this name with the list. */
declare const SITE_FILES: readonly SiteFile[];

const CACHE = 'footmark-site';

const site = caches.open(CACHE).then((cache) => new KeptSite(cache, SITE_FILES, fetch.bind(self)));

self.addEventListener('install', (event) => {
  event.waitUntil(site.then((kept) => kept.fetchAhead()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'GET') event.respondWith(answer(request, plainAddress(pathname)));
  else if (request.method === 'POST' && pathname === SHARE_ADDRESS) event.respondWith(take(request));
});

/** Content shared with the installed site never leaves the device: the converter opens it from here. */
async function take(request: Request): Promise<Response> {
  const failure = await request
    .formData()
    .then(keepShared)
    .catch((): ShareFailure => 'unreadable');
  return Response.redirect(failure ? `/?${SHARED}=${failure}` : `/?${SHARED}`, 303);
}

async function takeOver(): Promise<void> {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  // Another page may still be of the previous version and request its files.
  if (pages.length <= 1) await (await site).dropOthers();
}

async function answer(request: Request, address: string): Promise<Response> {
  const kept = await site;
  const found = await kept.find(address);
  if (found) return found;
  try {
    const response = await fetch(request);
    if (kept.knows(address)) await kept.keep(address, response.clone());
    return response;
  } catch (error) {
    // Of each picture, only the AVIF file is stored. Links to the full size lead to the other, for browsers that know no AVIF.
    const twin = await kept.find(address.replace(/\.webp$/, '.avif'));
    if (twin) return twin;
    if (request.mode !== 'navigate') throw error;
    // A subject of the documentation that has not been read yet: its parent page, which is stored, links to it.
    const above = address.slice(0, address.lastIndexOf('/'));
    if (kept.knows(address) && kept.knows(above)) return Response.redirect(above);
    const notFound = await kept.find(NOT_FOUND_ADDRESS);
    if (notFound) return new Response(notFound.body, { headers: notFound.headers, status: 404 });
    throw error;
  }
}

function plainAddress(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
