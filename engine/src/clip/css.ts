import { escapeAttribute } from '../xml/escape.js';

type Declarations = Readonly<Record<string, string | false | undefined>>;

/** Twips as points. */
export function points(twips: number | undefined): string | undefined {
  return twips === undefined ? undefined : `${Math.round((twips / 20) * 100) / 100}pt`;
}

export function declarations(values: Declarations): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value ? `${name}:${value}` : []))
    .join(';');
}

/** The attribute `style`; empty if there are no declarations. */
export function styleAttribute(values: Declarations): string {
  const css = declarations(values);
  return css === '' ? '' : ` style="${escapeAttribute(css)}"`;
}
