import type { BlockRow } from '../row.js';
import { admonitions } from './admonitions.js';
import { asides } from './asides.js';
import { directiveCallouts } from './directive-callouts.js';
import { divCallouts } from './div-callouts.js';
import { orgCallouts } from './org-callouts.js';
import { retypeCallouts } from './retype-callouts.js';
import { slashCallouts } from './slash-callouts.js';

/**
 * All ways to write callouts as blocks of their own; `quotes.ts` has that of block quotes. Sites' tags and attributes that make callouts
 * are written as one of these before (`site-markup/`), and pasted ones come as HTML.
 */
export const CALLOUTS: readonly BlockRow[] = [
  admonitions,
  retypeCallouts,
  directiveCallouts,
  divCallouts,
  asides,
  slashCallouts,
  orgCallouts,
];
