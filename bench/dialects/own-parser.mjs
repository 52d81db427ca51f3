import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { textModules } from '../../scripts/packages/text-modules.mjs';

/** @typedef {typeof import('../../engine/src/parse/index.js')} Parsing */
/** @typedef {typeof import('../../engine/src/parse/dialect/decide.js')} Dialect */
/** @typedef {typeof import('../../engine/src/parse/site-markup/index.js')} SiteMarkup */
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

/** The engine's own reading of a text, which is not among what it exports. */
export async function ownParser() {
  const { parse } = /** @type {Parsing} */ (await moduleOf('parse/index.ts'));
  const { decideDialect } = /** @type {Dialect} */ (await moduleOf('parse/dialect/decide.ts'));
  const { readSiteMarkup } = /** @type {SiteMarkup} */ (await moduleOf('parse/site-markup/index.ts'));
  const { splitFrontMatter } = /** @type {FrontMatter} */ (await moduleOf('source/front-matter.ts'));
  const { NO_METADATA } = /** @type {Metadata} */ (await moduleOf('model/metadata.ts'));
  return {
    /**
     * The text without its front matter, on the same lines.
     *
     * @type {(text: string) => string}
     */
    withoutFrontMatter: (text) => splitFrontMatter(text).markdown,
    /**
     * The document of a text in a file of that name, as the converter reads it.
     *
     * @param {string} text
     * @param {string} name
     * @param {'myst'} [chosen] its dialect, if that is known
     */
    read: (text, name, chosen) => {
      const decided = decideDialect(text, { name, ...(chosen && { chosen }) });
      const { markdown } = splitFrontMatter(readSiteMarkup(text, () => undefined, decided?.dialect));
      return parse(
        markdown,
        // In pandoc's dialect, the alternative text of a picture that stands alone is its caption.
        { ...NO_METADATA, ...(chosen === undefined && { imageCaptions: 'alt' }) },
        () => undefined,
        false,
        decided ?? null,
      );
    },
  };
}
