import type { Removal } from '../vocabulary.js';
import { withoutComments } from './blanks.js';
import { cleanCss } from './clean-css.js';
import { type Declaration, declarations } from './declarations.js';
import { readSelector } from './read-selector.js';
import { find, split } from './scan.js';
import type { Selector } from './selector.js';

/** A rule for one selector; a rule with several selectors is split. */
export interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
}

/** The rules of a style sheet that apply to a still picture on a light background. */
interface Sheet {
  readonly rules: readonly Rule[];
  /** Its embedded fonts, as CSS. */
  readonly fonts: string;
}

/** The maximum nesting of at-rules; real style sheets stay below it. */
const MAX_DEPTH = 8;

/** Reads a style sheet. Unsafe rules and references to other files are left out and reported. */
export function readSheet(source: string, remove: (what: Removal) => void): Sheet {
  const rules: Rule[] = [];
  let fonts = '';
  read(withoutComments(source).replace(/<!--|-->/g, ''), 0);
  return { rules, fonts };

  function read(css: string, depth: number): void {
    for (let from = 0; from < css.length; ) {
      const end = find(css, '{;', from);
      const prelude = css.slice(from, end).trim();
      if (css[end] !== '{') {
        if (/^@import/i.test(prelude)) remove('links to other files');
        from = end + 1;
        continue;
      }
      const close = find(css, '}', end + 1);
      take(prelude.replace(/^[};\s]+/, ''), css.slice(end + 1, close), depth);
      from = close + 1;
    }
  }

  function take(prelude: string, body: string, depth: number): void {
    if (!prelude.startsWith('@')) {
      const found = declarations(body, remove);
      for (const text of split(prelude, ',')) {
        const selector = readSelector(text);
        if (selector) rules.push({ selector, declarations: found });
      }
    } else if (/^@font-face$/i.test(prelude)) takeFont(body);
    else if (depth < MAX_DEPTH && isForUs(prelude)) read(body, depth + 1);
  }

  function takeFont(body: string): void {
    const clean = cleanCss(body);
    if (!clean) remove('unsafe style rules');
    else if (clean.hadLinks) remove('links to other files');
    else fonts += `@font-face{${clean.css.trim()}}`;
  }
}

const OUR_MEDIA = /^(?:only\s+)?(?:all|screen|\(\s*prefers-color-scheme\s*:\s*light\s*\))$/i;

/** Whether the rules within an at-rule apply to a still picture on a light background. */
function isForUs(prelude: string): boolean {
  const [, name = '', condition = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude) ?? [];
  if (name === 'layer') return true;
  if (name === 'supports') return !/^not\b/i.test(condition);
  if (name !== 'media') return false;
  return split(condition, ',').some((query) =>
    query.split(/\s+and\s+/i).every((part) => OUR_MEDIA.test(part)),
  );
}
