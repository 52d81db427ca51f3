import type { SiteLines } from './lines.js';

/** `import tides from './tides.png'`, also after another import in its line. */
const IMPORT =
  /(?:^|;)\s*import\s+([\w$]+)\s+from\s+(["'])([^"'\n]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp))(?:\?[\w=&]*)?\2/gi;
/** `src={require('./tides.png').default}`, `src={useBaseUrl('img/tides.png')}`, `src={tides}`, `src={'tides.png'}`. */
const SOURCE =
  /\bsrc=\{\s*(?:(?:(?:require|import|useBaseUrl|\$?withBase)\(\s*)?(["'`])([^"'`\n{}$]+)\1\s*\)?(?:\.default)?|([\w$]+)(?:\.src)?)\s*\}/g;

/** Writes the pictures that components of MDX name by an expression as their addresses. */
export function mdxPictures(lines: SiteLines): void {
  // Of several texts that are joined, each has its own imports above its components.
  const imported = new Map<string, string>();
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index)) continue;
    if (/\bimport\b/.test(line))
      for (const [, name = '', , path = ''] of line.matchAll(IMPORT)) imported.set(name, path);
    if (!line.includes('src={')) continue;
    lines.set(
      index,
      line.replace(SOURCE, (whole, _quote, path: string | undefined, name: string | undefined) => {
        const address = path ?? imported.get(name ?? '');
        return address === undefined ? whole : `src="${address}"`;
      }),
    );
  }
}
