import type { Atom } from './atoms.js';
import { tickOf } from './symbols.js';

/** Separates a checkbox at the beginning of a text from the rest. */
export function withoutTick(
  atoms: readonly Atom[],
): { readonly checked: boolean; readonly atoms: readonly Atom[] } | undefined {
  const [first, second, ...others] = atoms;
  if (first?.inline.type !== 'text') return undefined;
  const [, sign = '', rest = ''] = /^\s*([☐☑☒🗹🗷])(.*)$/su.exec(first.inline.value) ?? [];
  const checked = tickOf(sign);
  if (checked === undefined) return undefined;
  if (rest !== '') {
    if (!/^\s/.test(rest)) return undefined;
    const text: Atom = { ...first, inline: { type: 'text', value: rest.trimStart() } };
    return { checked, atoms: [text, ...(second ? [second, ...others] : [])] };
  }
  if (second?.inline.type !== 'text' || !/^\s/.test(second.inline.value))
    return second ? undefined : { checked, atoms: [] };
  const text: Atom = { ...second, inline: { type: 'text', value: second.inline.value.trimStart() } };
  return { checked, atoms: [text, ...others] };
}

/** The Unicode character of a bullet, which may be a box from Wingdings. */
export function bulletSign(text: string): string {
  return text === '\uf06f' || text === '\uf0a8' || text === '\uf071' || text === '\uf072'
    ? '☐'
    : text === '\uf0fe'
      ? '☑'
      : text;
}
