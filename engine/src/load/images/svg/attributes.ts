import { cleanCss } from './css/clean-css.js';
import { isEmbeddedPicture, isLocal } from './references.js';
import type { Removal } from './vocabulary.js';

/** Elements whose `href` may be an embedded picture. */
const PICTURES = new Set(['image', 'feImage']);

/** The attributes of a link that affect the look of its content. */
const DRAWS = /^(?:id|class|style|transform)$|^(?:fill|stroke|font|text|color|opacity|display|visibility)/;

const HREF = /^(?:xlink:)?href$/;

/**
 * The attributes of an element that are kept: no event handlers, no references to other files, and only a few of
 * XML's own with a prefix.
 */
export function cleanAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  remove: (what: Removal) => void,
): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (/^on/i.test(name)) return removed('scripts');
    // A picture has nowhere to link to, and links draw nothing themselves.
    if (element === 'a' && !DRAWS.test(name)) return [];
    if (HREF.test(name)) {
      if (isLocal(value)) return [[name, value.trim()]];
      if (PICTURES.has(element) && isEmbeddedPicture(value)) return [[name, value.trim()]];
      return value === '' ? [] : removed('links to other files');
    }
    if (name === 'src') return removed('links to other files');
    if (!isKept(name)) return [];
    // Its declarations are cleaned one by one when they are parsed.
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
