const [SPACE, ASTERISK, PLUS, HYPHEN, ZERO, NINE] = [0x20, 0x2a, 0x2b, 0x2d, 0x30, 0x39];

/** Whether the marker of an item may stand at the start of a line, after spaces: a test for all lines of a text, before a pattern is tried. */
export function mayBeginItem(text: string, start = 0): boolean {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at++;
  const sign = text.charCodeAt(at);
  return sign === HYPHEN || sign === PLUS || sign === ASTERISK || (sign >= ZERO && sign <= NINE);
}
