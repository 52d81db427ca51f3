import type { Language } from '../language.js';

const BUILT_INS = `setInterval setTimeout clearInterval clearTimeout require exports eval isFinite isNaN parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape JSON`;

const KEYWORDS = `as in of if for while finally var new function do return void else break catch instanceof with throw case
  default try switch continue typeof delete let yield const class debugger async await static import from export extends using
  arguments this super console window document localStorage sessionStorage module self global`;

const STRINGS: Language['strings'] = [
  { open: "'" },
  { open: '"' },
  { open: '`', isLong: true, inserts: '${' },
];

export const JAVASCRIPT: Language = {
  words: { keyword: KEYWORDS, type: BUILT_INS, number: 'true false null undefined NaN Infinity' },
  letters: '$',
  modifiers: 'get set',
  assigns: 'const let var',
  declares: { type: 'class extends', function: 'function' },
  calls: 'unlisted',
  member: 'name',
  key: 'name',
  capitalized: 'type',
  constant: 'name',
  lineComments: '//',
  blockComments: [['/*', '*/']],
  strings: STRINGS,
  hasRegex: true,
  hasMarkup: true,
};

export const TYPESCRIPT: Language = {
  ...JAVASCRIPT,
  words: {
    ...JAVASCRIPT.words,
    keyword: `${KEYWORDS} type interface public private protected implements declare abstract readonly enum override satisfies`,
    type: `${BUILT_INS} any void number boolean string object never symbol bigint unknown`,
  },
  modifiers: 'get set namespace',
  declares: { type: 'class extends interface enum type namespace', function: 'function' },
  sigils: [{ sign: '@', kind: 'meta' }],
};

export const JSON_LANGUAGE: Language = {
  words: { number: 'true false null NaN Infinity' },
  key: 'name',
  lineComments: '//',
  blockComments: [['/*', '*/']],
  strings: [
    { open: '"', key: 'name' },
    { open: "'", key: 'name' },
  ],
  signedNumbers: true,
};
