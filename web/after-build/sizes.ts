import { gzipSync } from 'node:zlib';
import type { SiteFolder } from './site-folder';

/** What a visitor fetches for one thing, in bytes as gzip packs them. */
export type Sizes = Readonly<Record<string, number>>;

const SCRIPT = /<(?:script[^>]*|link rel="modulepreload"[^>]*)(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/g;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)"/g;
/** Chunks that are loaded on demand, by the beginning of their names. */
const CHUNK = /^assets\/(?<name>[\w.-]+?)-[\w-]{8}\.(?:js|woff2)$/;

export function sizeOf(site: SiteFolder, file: string): number {
  const content = site.read(file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
}

/** The scripts that a page asks for before anybody does anything. */
export function firstScripts(site: SiteFolder, page: string): string[] {
  return filesIn(site, page, SCRIPT);
}

export function styleSheets(site: SiteFolder, page: string): string[] {
  return filesIn(site, page, STYLE_SHEET);
}

export function total(site: SiteFolder, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(site, file), 0);
}

/** The largest file of each name: React Router makes several of some. */
export function chunkSizes(site: SiteFolder): Sizes {
  const sizes: Record<string, number> = {};
  for (const file of site.files()) {
    const name = CHUNK.exec(file)?.groups?.name;
    if (name) sizes[name] = Math.max(sizes[name] ?? 0, sizeOf(site, file));
  }
  return sizes;
}

function filesIn(site: SiteFolder, page: string, pattern: RegExp): string[] {
  const found = [...site.read(page).toString().matchAll(pattern)].map(({ groups }) => groups?.file ?? '');
  return [...new Set(found)];
}
