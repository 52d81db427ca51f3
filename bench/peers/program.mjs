import { readFileSync, writeFileSync } from 'node:fs';
import { report } from '../report.mjs';

/**
 * One cold conversion by another converter, from the first file on the command line to the second.
 *
 * @param {(markdown: string) => Promise<Uint8Array>} convert
 */
export async function runPeer(convert) {
  const [input = '', output = ''] = process.argv.slice(2);
  const bytes = await convert(readFileSync(input, 'utf8'));
  writeFileSync(output, bytes);
  report(bytes.length);
}
