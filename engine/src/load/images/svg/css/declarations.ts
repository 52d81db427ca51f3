import type { Removal } from '../vocabulary.js';
import { cleanCss } from './clean-css.js';
import { find } from './scan.js';

/** One property with its value, from a rule or a `style` attribute. */
export interface Declaration {
  /** In lower case, except custom properties (`--x`). */
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

const NAME = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/i;
const IMPORTANT = /\s*!\s*important$/i;

/** Reads declarations; anything invalid or unsafe and nested rules are left out. */
export function declarations(css: string, remove: (what: Removal) => void): Declaration[] {
  const found: Declaration[] = [];
  for (let from = 0; from < css.length; ) {
    const end = find(css, ';{', from);
    const declaration = css[end] === '{' ? undefined : read(css.slice(from, end));
    if (declaration) found.push(declaration);
    from = (css[end] === '{' ? find(css, '}', end + 1) : end) + 1;
  }
  return found;

  function read(text: string): Declaration | undefined {
    const colon = text.indexOf(':');
    const name = text.slice(0, Math.max(0, colon)).trim();
    const clean = cleanCss(text);
    if (!clean) remove('unsafe style rules');
    if (clean?.hadLinks) remove('links to other files');
    if (!clean || !NAME.test(name)) return undefined;
    const value = clean.css.slice(clean.css.indexOf(':') + 1).trim();
    return {
      name: name.startsWith('--') ? name : name.toLowerCase(),
      value: value.replace(IMPORTANT, ''),
      isImportant: IMPORTANT.test(value),
    };
  }
}
