/*
 * How wide letters of Arabic and Devanagari are depends on their neighbours. For measuring, a text is replaced by one of
 * the same length whose every code unit has a width of its own: Arabic letters by the presentation forms of Unicode,
 * Devanagari consonants that lose their stem by private characters, and marks above or below by characters without a width.
 */

const COMPLEX = /[\u0620-\u06ff\u0900-\u097f]/;
const NOTHING = '\u200d';

/** The text with a character of its own width at each place; the text itself where none depends on its neighbours. */
export function shaped(text: string): string {
  if (!COMPLEX.test(text)) return text;
  return devanagari(arabic(text));
}

/** The forms of a letter: isolated, final, initial and medial, or the first two of a letter that joins to the right only. */
let forms: ReadonlyMap<string, readonly string[]> | undefined;

/** Unicode has the presentation forms in this order, and each decomposes to its letter. */
function arabicForms(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [first, last] of PRESENTATION_FORMS)
    for (let code = first; code <= last; code++) {
      const form = String.fromCharCode(code);
      const letters = form.normalize('NFKC');
      if (letters === form) continue;
      const known = found.get(letters);
      if (!known) found.set(letters, [form]);
      else if (known.length < 4) known.push(form);
    }
  return found;
}

/** Those of Arabic itself come first; the others are of Persian, Urdu and more. */
const PRESENTATION_FORMS = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbff],
] as const;

const [LAM, TATWEEL] = ['\u0644', '\u0640'];
const MARK = /\p{Mn}/u;
const [ISOLATED, FINAL, INITIAL, MEDIAL] = [0, 1, 2, 3] as const;

function arabic(text: string): string {
  if (!/[\u0620-\u06ff]/.test(text)) return text;
  forms ??= arabicForms();
  const all = forms;
  const formsOf = (index: number) => all.get(text.charAt(index)) ?? [];
  const joinsOn = (index: number) => text[index] === TATWEEL || formsOf(index).length === 4;
  const joinsBack = (index: number) => text[index] === TATWEEL || formsOf(index).length >= 2;
  let result = '';
  let before = -1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (MARK.test(character)) {
      result += character;
      continue;
    }
    let after = index + 1;
    while (after < text.length && MARK.test(text.charAt(after))) after++;
    const isJoined = before >= 0 && joinsOn(before) && joinsBack(index);
    const ligature = character === LAM && after === index + 1 ? all.get(LAM + text.charAt(after)) : undefined;
    if (ligature) {
      result += (ligature[isJoined ? FINAL : ISOLATED] ?? '') + NOTHING;
      // An alef joins nothing after it.
      before = -1;
      index++;
      continue;
    }
    const own = formsOf(index);
    const joins = own.length === 4 && joinsBack(after);
    const form = joins ? (isJoined ? MEDIAL : INITIAL) : isJoined ? FINAL : ISOLATED;
    result += own[form] ?? character;
    before = index;
  }
  return result;
}

const HALF_FORMS = 0xe000 - 0x900;
/** Whether a character stands for a Devanagari consonant without its stem, and for which. */
export function ofHalfForm(code: number): number | undefined {
  return code >= 0xe000 && code < 0xe080 ? code - HALF_FORMS : undefined;
}

/** Two that are written as one, and a letter as wide as that. */
const LIGATURES: readonly (readonly [string, string])[] = [
  ['\u0915\u094d\u0937', `${NOTHING}\u094d\u0923`],
  ['\u091c\u094d\u091e', `${NOTHING}\u094d\u0925`],
  ['\u0924\u094d\u0924', `${NOTHING}\u094d\u0932`],
  ['\u0926\u094d\u0927', `${NOTHING}\u094d\u092b`],
  ['\u0936\u094d\u0928', `${NOTHING}\u094d\u0923`],
];

const [RA, VIRAMA] = ['\u0930', '\u094d'];
const CONSONANT = /[\u0915-\u0939\u0958-\u095f]/;
/** The stem of these is not at their end, so they keep it. */
const KEEPS_STEM = /[\u0919\u091b\u091f-\u0922\u0926\u0939]/;
const NUKTA = '\u093c';

/** RA before a consonant is a hook above, and after one a stroke below; other consonants lose their stem before one. */
function devanagari(whole: string): string {
  if (!whole.includes(VIRAMA)) return whole;
  const text = LIGATURES.reduce((all, [from, to]) => all.replaceAll(from, to), whole);
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const virama = text[index + 1] === NUKTA ? index + 2 : index + 1;
    const isDead = text[virama] === VIRAMA && CONSONANT.test(text.charAt(virama + 1));
    const isBelow = character === RA && text[index - 1] === VIRAMA && CONSONANT.test(text.charAt(index - 2));
    if (isBelow || (isDead && character === RA)) result += NOTHING;
    else if (isDead && text[virama + 1] !== RA && CONSONANT.test(character) && !KEEPS_STEM.test(character))
      result += String.fromCharCode(character.charCodeAt(0) + HALF_FORMS);
    else result += character;
  }
  return result;
}
