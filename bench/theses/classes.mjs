import { KINDS } from './kinds.mjs';
import { plainTex, WORDS } from './written.mjs';

/** @typedef {import('./comparison.mjs').Difference} Difference */

/** Words that differ in their capitals only, where Footmark's are those of the file, or of one of the two. */
const CAPITALS = 'capitals as the file has them';
/** An entry that only has another number, since other sources are cited, or sorted differently, before it. */
const NUMBER = 'the number of an entry alone';
const SEVERAL = 'several of these at once';

/** What differs, whose it is, and why, of all kinds. @type {readonly { readonly what: string, readonly class: 'theirs' | 'both' | 'reading', readonly why: string }[]} */
export const CLASSES = [
  ...KINDS,
  {
    what: CAPITALS,
    class: 'both',
    why: 'BibLaTeX’s manual, `MakeSentenceCase`: “anything wrapped in a pair of curly braces is not modified when changing the case”. Each word is as in the file, or as one of the two has it: names of series and editions in notes stay in Footmark, pandoc’s reader changes them and letters on their own.',
  },
  {
    what: NUMBER,
    class: 'both',
    why: 'The text is as in one of the two, and the number follows from other differences before it.',
  },
  { what: SEVERAL, class: 'both', why: 'Each part is of one of these kinds.' },
];

/** The kind of a difference; undefined if none explains it. @param {Difference} difference @returns {string | undefined} */
export function kindOf({ part, own, pandoc, citeproc, source }) {
  const plain = plainTex(source);
  // Formulas are words, too: `Al$_2$O$_3$`.
  const written = new Set(
    `${plain} ${plain.replace(/\$?[_^]|\$/g, '')} ${pandoc} ${citeproc}`.match(WORDS) ?? [],
  );
  const isSame = (
    /** @type {(text: string) => string} */ same,
    /** @type {typeof areEqualButForCapitals} */ equal,
  ) => {
    const [a = '', ...others] = [own, pandoc, citeproc].map((text) => neutral(same(text)));
    return others.some((other) => equal(a, other, written));
  };
  const kinds = KINDS.flatMap(({ what, same }) => {
    const applied = same(source);
    return applied ? [{ what, applied }] : [];
  });
  if (isSame((text) => text, areEqualButForCapitals)) return CAPITALS;
  const single = kinds.find(({ applied }) => isSame(applied, areEqual));
  if (single) return single.what;
  const bare = part === 'entries' ? unnumbered : (/** @type {string} */ text) => text;
  if (isSame(bare, areEqual)) return NUMBER;
  // A kind can hide what another shows, such as names with initials.
  const sets = [kinds, ...kinds.map((left) => kinds.filter((kind) => kind !== left))];
  const isExplained = sets.some((set) =>
    isSame(
      (text) => set.reduce((result, { applied }) => applied(result), bare(text)),
      areEqualButForCapitals,
    ),
  );
  return isExplained ? SEVERAL : undefined;
}

/** @param {string} own @param {string} other @returns {boolean} */
function areEqual(own, other) {
  return own === other;
}

/** @param {string} own @param {string} other @param {ReadonlySet<string>} written the words of the file */
function areEqualButForCapitals(own, other, written) {
  if (own.toLowerCase() !== other.toLowerCase()) return false;
  const words = other.match(WORDS) ?? [];
  return (own.match(WORDS) ?? []).every((word, index) => word === words[index] || written.has(word));
}

/** Without regard to spaces. @param {string} text */
function neutral(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** @param {string} text */
function unnumbered(text) {
  return text.replace(/^[[(]?\d+[\])]?[.)]? /, '');
}
