import { join } from 'node:path';
import { DRAWING_PAGE } from '../app/converter/workers/drawing-frame';
import { placeholders } from '../app/site';
import { compressFiles } from './compress';
import { hostingHeaders } from './headers';
import { writeConfigurations } from './hosts/configurations';
import { inlineHashes } from './inline-hashes';
import { licenceNotices, shippedPackages } from './licences';
import { startAfterPaint } from './page-start';
import { givePlainAddresses } from './plain-addresses';
import { CHARSET, headerPolicies, metaPolicy } from './policy';
import { writeServiceWorker } from './service-worker';
import { SiteFolder } from './site-folder';
import { writeTemplateFiles } from './template-files';

/** Turns the folder that React Router built into one that static hosts can serve as it is. */
export async function finishSite(buildFolder: string): Promise<void> {
  const site = new SiteFolder(join(buildFolder, 'client'));
  givePlainAddresses(site);
  await startAfterPaint(site);

  const pages = site.pages().map((page) => site.read(page).toString());
  const hashes = inlineHashes([...pages, DRAWING_PAGE]);
  site.editPages((html) => withPolicy(html, metaPolicy(hashes)));
  writeConfigurations(
    site,
    new SiteFolder(join(buildFolder, 'hosting')),
    hostingHeaders(headerPolicies(hashes)),
  );
  site.write('third-party-licences.txt', licenceNotices(shippedPackages()));
  await writeTemplateFiles(site);
  await writeServiceWorker(site);
  await compressFiles(site);
  warnOfPlaceholders(placeholders());
}

/** Last, where whoever builds the site sees it. */
function warnOfPlaceholders(names: readonly string[]): void {
  if (names.length === 0) return;
  process.stderr.write(
    `\n${'!'.repeat(72)}\n!! Do not publish this site yet: ${names.join(', ')} in web/app/site.ts\n!! still hold placeholders, which its pages show to visitors.\n${'!'.repeat(72)}\n`,
  );
}

/** Before everything that it applies to, but after the encoding, which must be among the first bytes. */
function withPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET)) throw new Error(`Cannot place the policy, expected ${CHARSET} in every page`);
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
