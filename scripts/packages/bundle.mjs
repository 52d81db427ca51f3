import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { withLazyPatterns } from './lazy-patterns.mjs';
import { textModules } from './text-modules.mjs';
import { unpackedTries } from './unpacked-tries.mjs';

/** CommonJS has a module's path, and no `import.meta`. */
const OWN_ADDRESS = 'ownAddress';
const BANNER = `const ${OWN_ADDRESS} = require('node:url').pathToFileURL(__filename).href;`;

/**
 * Bundles modules and their imports into few modules; dynamic imports become modules of their own. The result is not
 * minified, so that stack traces are readable.
 *
 * @param {object} options
 * @param {Record<string, string>} options.input the modules to begin with, by the names that they get
 * @param {string} options.folder where the result goes
 * @param {readonly { name: string, roots: readonly string[] }[]} [options.together] modules that become one file with all that
 *   they import, except what an earlier row has already; each file costs a process a millisecond or two to load
 * @param {readonly string[]} [options.external] packages that stay outside
 * @param {Record<string, string>} [options.alias] the source that stands for a package
 * @param {'es' | 'cjs'} [options.format] ECMAScript modules, or CommonJS, whose compiled code every Node.js can keep
 * @returns {Promise<{ names: string[], modules: string[] }>} the written files, and the paths of all that is in them
 */
export async function bundle({ input, folder, together = [], external = [], alias = {}, format = 'es' }) {
  const build = await rolldown({
    input,
    external: [/^node:/, ...external.map((name) => new RegExp(`^${name}(/|$)`))],
    platform: 'neutral',
    plugins: [textModules(), ...(format === 'cjs' ? [unpackedTries()] : [])],
    // The engine's has paths to types that replace a library's own.
    tsconfig: false,
    resolve: { alias, mainFields: ['module', 'main'] },
    transform: { target: 'es2022', ...(format === 'cjs' && { define: { 'import.meta.url': OWN_ADDRESS } }) },
    // Times depend on what else the machine does.
    checks: { pluginTimings: false },
    onLog(level, log) {
      throw new Error(`Cannot build the packages without a ${level}: ${log.message}`);
    },
  });
  try {
    const groups = together.map(({ name, roots }, index) => ({
      name,
      test: (/** @type {string} */ id) => roots.includes(id),
      priority: together.length - index,
    }));
    const { output } = await build.write({
      dir: folder,
      format,
      ...(format === 'cjs' && { banner: BANNER, dynamicImportInCjs: false }),
      chunkFileNames: '[name].js',
      codeSplitting: { groups },
    });
    if (format === 'cjs')
      for (const chunk of output)
        if (chunk.type === 'chunk')
          writeFileSync(join(folder, chunk.fileName), inAscii(withLazyPatterns(chunk.code)));
    return {
      names: output.map(({ fileName }) => fileName),
      modules: output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
    };
  } finally {
    await build.close();
  }
}

/**
 * Code with characters beyond ASCII spelled out, so that the command can read it as Latin-1, a byte a character: decoding UTF-8
 * took nearly as long as all else that loading takes. Raw templates with such characters are all patterns, where the spelling
 * means the same.
 *
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
