/**
 * @typedef {{ readonly text: string, readonly look: readonly string[] }} Run A text with its looks: `i`, `b`, `sc`.
 */

/**
 * Formatted text in the form in which results are compared: `Tea <i>Nature</i> 3`. Only letters and digits have a look here, because
 * processors differ in whether a full stop after italics is italic, which nobody sees. Spaces are all the same, and none is
 * at the beginning.
 *
 * @param {readonly Run[]} runs
 * @returns {string}
 */
export function comparable(runs) {
  const letters = runs.flatMap(({ text, look }) =>
    Array.from(text.replace(/\s/gu, ' '), (letter) => ({ letter, look: [...look].sort().join(' ') })),
  );
  let written = '';
  let current = '';
  let between = '';
  const turnTo = (/** @type {string} */ look) => {
    if (look !== current && current !== '') written += `</${current}>`;
    written += between;
    if (look !== current && look !== '') written += `<${look}>`;
    [current, between] = [look, ''];
  };
  for (const { letter, look } of letters) {
    if (!/[\p{L}\p{N}]/u.test(letter)) {
      between += letter;
      continue;
    }
    if (look !== current) turnTo(look);
    written += between + letter;
    between = '';
  }
  turnTo('');
  return written.replace(/ +/g, ' ').trim();
}

/** An entry of a bibliography in this form; whether a space follows its number is up to the program that shows it. @param {readonly Run[]} runs */
export function comparableEntry(runs) {
  return comparable(runs).replace(/^([[(]?\d+[\])]?[.)]?) ?(?=\D)/, '$1 ');
}
