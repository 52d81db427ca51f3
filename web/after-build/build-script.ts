import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds a script that stands apart from the pages' own modules.
 *
 * @param entry its source, from the folder `app` on
 * @param define the values of names that the source leaves open, as code
 */
export async function buildScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`../app/${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'script',
        fileName: 'script',
      },
    },
  });
  const chunk = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`Cannot build ${entry}, expected one script`);
  return chunk.code;
}
