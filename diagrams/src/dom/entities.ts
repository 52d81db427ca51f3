import { parseHTML } from 'linkedom/worker';

/** `#quot;` and `#9829;` in code, which the library keeps in signs of its own and then writes as entities of HTML. */
const ENTITY = /(?:ﬂ°°|ﬂ°|&amp;#|&#?|#)(\w+)(?:¶ß|;)/g;

const characters = new Map<string, string>();

/** A text with the characters that its entities stand for; what is none stays. */
export function withCharacters(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    const known = characters.get(name) ?? characterOf(name);
    characters.set(name, known);
    return known === '' ? whole : known;
  });
}

/** Empty if there is none. */
function characterOf(name: string): string {
  const entity = /^x?\d/i.test(name) ? `&#${name};` : `&${name};`;
  const found = parseHTML(`<html><body>${entity}</body></html>`).document.body.textContent ?? '';
  return found === entity ? '' : found;
}
