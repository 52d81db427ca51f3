const SIGNS = /[{}!|@]/g;

/** The entries that a line of MyST asks for, such as `single: tea; green`, as LaTeX writes them. */
export function entriesIn(line: string): readonly string[] {
  const [, type = '', rest = line] = /^\s*(single|pair|triple|see|seealso):\s*(.*)$/.exec(line) ?? [];
  const written = type === '' ? rest.split(',') : [rest];
  return written.flatMap((entry) => {
    const parts = entry
      .replace(SIGNS, '')
      .split(';')
      .map((part) => part.trim());
    const path = parts.filter((part) => part !== '');
    const [first, second] = path;
    if (first === undefined) return [];
    if (type.startsWith('see') && second !== undefined) return [`${first}|see{${second}}`];
    if (type === 'pair' && second !== undefined) return [`${first}!${second}`, `${second}!${first}`];
    return [path.join('!')];
  });
}
