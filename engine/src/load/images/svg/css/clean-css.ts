import { isEmbeddedFont, isEmbeddedPicture, isLocal } from '../references.js';
import { withoutComments } from './blanks.js';

const IMPORT = /@import[^;]*(?:;|$)/gi;
const URL_FUNCTION = /url\(\s*(?:"([^"\n]*)"\s*|'([^'\n]*)'\s*|([^\s"'()]+)\s*)?\)/gi;
/** Other ways to fetch or run something, and escapes that could hide one. */
const UNSAFE = /\\|(?:image-set|image|src|expression)\s*\(|-moz-binding|behavior\s*:|javascript:/i;

interface CleanCss {
  readonly css: string;
  /** Whether a reference to another file was removed. */
  readonly hadLinks: boolean;
}

/** Removes references to other files from style rules; `undefined` if the rules cannot be trusted at all. */
export function cleanCss(source: string): CleanCss | undefined {
  let hadLinks = false;
  const css = withoutComments(source)
    .replace(IMPORT, () => {
      hadLinks = true;
      return '';
    })
    .replace(URL_FUNCTION, (match, double, single, bare) => {
      const target: string = double ?? single ?? bare ?? '';
      if (isLocal(target) || isEmbeddedPicture(target) || isEmbeddedFont(target)) return match;
      hadLinks = true;
      return 'none';
    });
  const rest = css.replace(URL_FUNCTION, '');
  return UNSAFE.test(rest) || /url\s*\(/i.test(rest) ? undefined : { css, hadLinks };
}
