import { cleanCss } from './css/clean-css.js';
import { isEmbeddedPicture, isLocal } from './references.js';
import type { Removal } from './vocabulary.js';

/** Elements whose `href` may be a picture that stands in the file itself. */
const PICTURES = new Set(['image', 'feImage']);

/** What of a link's attributes has to do with how its content looks. */
const DRAWS = /^(?:id|class|style|transform)$|^(?:fill|stroke|font|text|color|opacity|display|visibility)/;

const HREF = /^(?:xlink:)?href$/;

/**
 * The attributes of an element that may stay: no event handlers, no references to other files, and of those with a
 * prefix only a few of XML's own.
 */
export function cleanAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  remove: (what: Removal) => void,
): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (/^on/i.test(name)) return removed('scripts');
    // A picture has nowhere to lead to, and nothing of a link's own draws.
    if (element === 'a' && !DRAWS.test(name)) return [];
    if (HREF.test(name)) {
      if (isLocal(value)) return [[name, value.trim()]];
      if (PICTURES.has(element) && isEmbeddedPicture(value)) return [[name, value.trim()]];
      return value === '' ? [] : removed('links to other files');
    }
    if (name === 'src') return removed('links to other files');
    if (!isKept(name)) return [];
    // Its declarations are cleaned one by one, where they are read.
    if (name === 'style') return [[name, value]];
    // Presentation attributes have the syntax of style rules: `fill="url(…)"`.
    const clean = /url\s*\(|\\/i.test(value) ? cleanCss(value) : { css: value, hadLinks: false };
    if (!clean) return removed('unsafe style rules');
    if (clean.hadLinks) remove('links to other files');
    return [[name, clean.css]];
  });

  function removed(what: Removal): [] {
    remove(what);
    return [];
  }
}

function isKept(name: string): boolean {
  if (name === 'xml:space' || name === 'xml:lang') return true;
  return /^[a-z][\w-]*$/i.test(name) && !/^(?:xmlns|data-)/i.test(name);
}
