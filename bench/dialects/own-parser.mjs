import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { textModules } from '../../scripts/packages/text-modules.mjs';

/** @typedef {typeof import('../../engine/src/parse/index.js')} Parsing */
/** @typedef {typeof import('../../engine/src/source/front-matter.js')} FrontMatter */
/** @typedef {typeof import('../../engine/src/model/metadata.js')} Metadata */

/**
 * A module of the engine, from its source.
 *
 * @param {string} path
 */
async function moduleOf(path) {
  const file = fileURLToPath(new URL(`../../engine/src/${path}`, import.meta.url));
  const { module } = await runnerImport(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [textModules()],
  });
  return module;
}

/** The engine's own parser, which is not among what it exports. */
export async function ownParser() {
  const { parse } = /** @type {Parsing} */ (await moduleOf('parse/index.ts'));
  const { splitFrontMatter } = /** @type {FrontMatter} */ (await moduleOf('source/front-matter.ts'));
  const { NO_METADATA } = /** @type {Metadata} */ (await moduleOf('model/metadata.ts'));
  return {
    /**
     * The text without its front matter, on the same lines.
     *
     * @type {(text: string) => string}
     */
    withoutFrontMatter: (text) => splitFrontMatter(text).markdown,
    /** @type {(markdown: string) => ReturnType<Parsing['parse']>} */
    parse: (markdown) => parse(markdown, NO_METADATA, () => undefined),
  };
}
