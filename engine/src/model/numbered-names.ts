/** What is counted, each kind on its own. */
export type NumberedKind = 'figure' | 'table' | 'listing' | 'equation';

/** What a name such as `fig:plot` or `tbl-prices` says about the kind of what it names, as in pandoc-crossref, Quarto and LaTeX. */
const KINDS: Readonly<Record<string, NumberedKind | 'section'>> = {
  fig: 'figure',
  tbl: 'table',
  tab: 'table',
  lst: 'listing',
  eq: 'equation',
  eqn: 'equation',
  sec: 'section',
};

const NAME = new RegExp(`^(${Object.keys(KINDS).join('|')})[:-]`);

/** The kind that a name begins with; undefined for any other name. */
export function kindOfName(name: string): NumberedKind | 'section' | undefined {
  return KINDS[NAME.exec(name)?.[1] ?? ''];
}

/** Names with a kind, for patterns; a name ends with a letter or digit. */
export const NUMBERED_NAME = String.raw`(?:${Object.keys(KINDS).join('|')})[:-][\p{L}\p{N}]+(?:[:._/+-]+[\p{L}\p{N}]+)*`;
