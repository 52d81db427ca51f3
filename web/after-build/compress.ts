import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { HOST_FILES } from './hosts/host-files';
import type { SiteFolder } from './site-folder';

const COMPRESSIBLE = /\.(html|css|js|json|webmanifest|xml|svg|txt)$/;
const HIDDEN: ReadonlySet<string> = new Set(HOST_FILES);
const METHODS = {
  br: promisify(brotliCompress),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes the compressed forms of each text file that is served beside it, for servers that send those. */
export async function compressFiles(site: SiteFolder): Promise<void> {
  const files = site.files().filter((file) => COMPRESSIBLE.test(file) && !HIDDEN.has(file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(METHODS).map(async ([ending, compress]) => {
        site.write(`${file}.${ending}`, await compress(site.read(file)));
      }),
    ),
  );
}
