import type { Plugin } from 'vite';
import { readSubject } from './markdown-blocks';

const SUBJECT = /\/docs\/[\w-]+\.md\?subject(?:=ahead)?$/;

/** Makes modules of the files of `docs/`: the default export of `footnotes.md?subject` is its text as blocks of a page. */
export function subjectModules(): Plugin {
  return {
    name: 'subject-modules',
    enforce: 'pre',
    transform: {
      filter: { id: SUBJECT },
      handler: (code) => ({
        code: `export default ${JSON.stringify(readSubject(code))};\n`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
