/*
 * How wide letters of Arabic and Devanagari are depends on their neighbours. For measuring, a text is replaced by one of
 * the same length whose every code unit has a width of its own: Arabic letters by the presentation forms of Unicode,
 * Devanagari consonants before others by private characters, and marks above or below by characters without a width.
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

const [NUKTA, VIRAMA] = ['\u093c', '\u094d'];
/** From KA to HA. */
const [FIRST_CONSONANT, LAST_CONSONANT] = [0x915, 0x939];
const CONSONANTS = LAST_CONSONANT - FIRST_CONSONANT + 1;
/** Of the private characters: for each consonant, one before each other; then those for RA with the vowels U and UU. */
const FIRST_JOINED = 0xe000;
const FIRST_RA = FIRST_JOINED + CONSONANTS * CONSONANTS;
const [RA, U, UU] = [0x930, 0x941, 0x942];
/** JA and NYA are written as one, which is narrower than NYA, and as wide as THA. */
const [JA_NYA, AS_WIDE] = ['\u091c\u094d\u091e', `${NOTHING}\u094d\u0925`];

/** Whether and how a consonant loses its stem before another one depends on both. */
function devanagari(whole: string): string {
  if (!/[\u0900-\u097f]/.test(whole)) return whole;
  const text = whole.replaceAll(JA_NYA, AS_WIDE);
  /** Of a consonant, counted from KA; undefined at other characters. */
  const consonantAt = (index: number): number | undefined => {
    // Without its dot, where it has one.
    const code = text.charAt(index).normalize('NFD').charCodeAt(0);
    return code >= FIRST_CONSONANT && code <= LAST_CONSONANT ? code - FIRST_CONSONANT : undefined;
  };
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const consonant = consonantAt(index);
    const after = text[index + 1] === NUKTA ? index + 2 : index + 1;
    const next = text[after] === VIRAMA ? consonantAt(after + 1) : undefined;
    const vowel = text.charCodeAt(after);
    if (consonant !== undefined && next !== undefined)
      result += String.fromCharCode(FIRST_JOINED + consonant * CONSONANTS + next);
    else if (
      consonant === RA - FIRST_CONSONANT &&
      (vowel === U || vowel === UU) &&
      text[index - 1] !== VIRAMA
    )
      result += String.fromCharCode(FIRST_RA + vowel - U);
    else result += text.charAt(index);
  }
  return result;
}
