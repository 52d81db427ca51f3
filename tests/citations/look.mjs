/**
 * Formatted text as a string: `a <i>b</i> <sup>1</sup>`.
 *
 * @param {readonly { readonly text: string, readonly look: readonly string[] }[]} runs
 * @returns {string}
 */
export function written(runs) {
  /** @type {{ text: string, look: string }[]} */
  const joined = [];
  for (const { text, look } of runs) {
    const key = [...look].sort().join(' ');
    const last = joined.at(-1);
    if (last && last.look === key) last.text += text;
    else joined.push({ text, look: key });
  }
  return joined
    .map(({ text, look }) => (look === '' || text.trim() === '' ? text : `<${look}>${text}</${look}>`))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
