// node bench/citations/make-results.mjs FOLDER [STYLE...]: prints the sources in sources.json with pandoc and citeproc-js in all of the
// styles, or in those named, and stores what comes out in results.json.br. FOLDER is where the package `citeproc` was installed.
import { citationsOf } from './citations.mjs';
import { citeprocResults } from './citeproc-js.mjs';
import { pandocResults, query } from './pandoc.mjs';
import { sources, store, storedResults } from './stored.mjs';
import { languageOf, localeOf, STYLES, styleOf } from './styles.mjs';

const [folder, ...named] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Cannot print without citeproc-js, expected the folder in which it is installed');
const all = sources();
const citations = citationsOf(all);
/** @type {Record<string, import('./stored.mjs').Results>} */
const styles = named.length > 0 ? { ...storedResults().styles } : {};
const versions = { pandoc: await query({ query: 'version' }), 'citeproc-js': '' };
try {
  for (const name of named.length > 0 ? named : STYLES) {
    const style = styleOf(name);
    const language = languageOf(style);
    const citeproc = citeprocResults(folder, style, all, citations, language, localeOf);
    const pandoc = await pandocResults(style, all, citations, language);
    versions['citeproc-js'] = citeproc.version;
    styles[name] = { pandoc: plain(pandoc), citeproc: plain(citeproc) };
    process.stdout.write(`${name}\n`);
  }
} finally {
  // What has been printed is kept if a style fails: the others can be named in a further run.
  store({ versions, styles });
}

/** @param {{ citations: readonly string[], entries: ReadonlyMap<string, string> }} result */
function plain({ citations, entries }) {
  return { citations, entries: Object.fromEntries(entries) };
}
