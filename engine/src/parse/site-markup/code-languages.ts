import { CODE_SPAN } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

/** The language in front of code in running text, `#!python range(10)`. Followed by a hyphen, it may be a script's first line. */
const LANGUAGE = /^(`+)(?:#!|:::)[a-z][\w+#-]*[ \t]+(?=[^\s-])/;

/** Leaves out the languages that MkDocs names within code in running text: only the code is shown. */
export function codeLanguages(lines: SiteLines): void {
  lines.each(/`(?:#!|:::)/, (line, index) =>
    lines.set(
      index,
      line.replace(CODE_SPAN, (code) => code.replace(LANGUAGE, '$1')),
    ),
  );
}
