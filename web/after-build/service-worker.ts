import { createHash } from 'node:crypto';
import type { SiteFile } from '../app/service-worker/site-file';
import { buildScript } from './build-script';
import { HOST_FILES } from './hosts/host-files';
import type { SiteFolder } from './site-folder';

const FILE = 'service-worker.js';
/** Few texts have diagrams; the files of a kind of diagram are kept once they have been used. */
const IS_OF_DIAGRAMS = /^assets\/diagram-/;
/** Justified text has one language: its patterns are kept once they have been used. */
const IS_OF_HYPHENATION = /^assets\/hyphenation-/;
/** The page reads Word files in our own dialect of Markdown, never in the others (decision 42). */
const IS_OF_DIALECTS = /^assets\/write-dialect-/;
const REVISION_LENGTH = 10;

const NOT_KEPT = [
  'robots.txt',
  'llms.txt',
  'sitemap.xml',
  'social-card.png',
  'third-party-licences.txt',
  ...HOST_FILES,
];
const IS_HASHED = /^assets\//;
/** Browsers with service workers support AVIF; the system stores the icons of installed sites. */
const IS_OTHER_PICTURE = /\.(?:webp|png|ico)$/;
/** A text needs only a few of the pages' fonts, and they are kept once they have been used. */
const IS_PAPER_FONT = /^assets\/(arimo|carlito|cousine|formulas|gelasio|tinos)-.*\.woff2$/;

/**
 * Their texts are also in scripts, which are included: any open page can show a subject. As a file, each is kept once
 * it has been read.
 */
const IS_SUBJECT = /^docs\/[\w-]+\.html$/;

/** Of the pages for those who come from a search: kept once they have been seen. */
const IS_OF_SEARCHED_PAGES = /^pictures\/intent-/;

/** For the previews of other sites, which fetch them there. */
const IS_FOR_SHARING = /^social\//;

/** Templates are downloaded on demand, once. */
const IS_TEMPLATE_FILE = /^templates\/.*\.docx$/;

/** Writes the service worker with the list of the site's files. */
export async function writeServiceWorker(site: SiteFolder): Promise<void> {
  const files = site
    .files()
    .filter((file) => !NOT_KEPT.includes(file) && !IS_FOR_SHARING.test(file))
    .map((file) => siteFile(file, site.read(file)));
  const define = { SITE_FILES: JSON.stringify(files) };
  site.write(FILE, await buildScript('service-worker/service-worker.ts', define));
}

function siteFile(file: string, content: Buffer): SiteFile {
  const ahead = ![
    IS_OF_DIAGRAMS,
    IS_OF_HYPHENATION,
    IS_OF_DIALECTS,
    IS_OTHER_PICTURE,
    IS_PAPER_FONT,
    IS_SUBJECT,
    IS_OF_SEARCHED_PAGES,
    IS_TEMPLATE_FILE,
  ].some((late) => late.test(file));
  if (IS_HASHED.test(file)) return { address: `/${file}`, ahead };
  const revision = createHash('sha256').update(content).digest('base64url').slice(0, REVISION_LENGTH);
  return { address: addressOf(file), revision, ahead };
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
