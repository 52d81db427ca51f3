import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets the scripts of prerendered pages wait for what one sees. React Router asks for them as urgently as for the
 * style sheet and the font, so that on a slow connection they delay a page that is complete without them.
 */
export function lowerScriptPriority(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    );
  }
}
