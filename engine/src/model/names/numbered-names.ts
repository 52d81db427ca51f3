import {
  type CalloutPrefix,
  type ElementPrefix,
  NUMBERED_PREFIXES,
  type TheoremPrefix,
} from '../../source/numbered-prefixes.js';
import type { CalloutKind } from './callout-names.js';

/** What is counted, each kind on its own. */
export type NumberedKind = 'figure' | 'table' | 'listing' | 'equation';

/** What is stated with a number, each kind counted on its own. */
export type TheoremKind =
  | 'theorem'
  | 'lemma'
  | 'corollary'
  | 'proposition'
  | 'conjecture'
  | 'definition'
  | 'example'
  | 'exercise'
  | 'solution'
  | 'remark'
  | 'algorithm';

/** Classes that mean nothing else; other numbered statements are recognized by their names. */
export const THEOREM_CLASSES: ReadonlySet<string> = new Set<TheoremKind | 'proof'>([
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'conjecture',
  'definition',
  'remark',
  'proof',
]);

/** What a proof ends with. */
export const END_OF_PROOF = '\u00a0□';

/** What is stated in italics, as amsthm has it in its style `plain`. */
export const ITALIC_THEOREMS: ReadonlySet<string> = new Set<TheoremKind>([
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'conjecture',
]);

/** What a name says about a theorem or the like, as in Quarto and in LaTeX. */
const THEOREMS: Readonly<Record<string, TheoremKind>> = {
  thm: 'theorem',
  lem: 'lemma',
  cor: 'corollary',
  prp: 'proposition',
  prop: 'proposition',
  cnj: 'conjecture',
  conj: 'conjecture',
  def: 'definition',
  exm: 'example',
  exr: 'exercise',
  sol: 'solution',
  rem: 'remark',
  alg: 'algorithm',
} satisfies Record<TheoremPrefix, TheoremKind>;

/** The kind of theorem that a name begins with. */
export function theoremOfName(name: string): TheoremKind | undefined {
  return THEOREMS[/^([a-z]+)[:-]/.exec(name)?.[1] ?? ''];
}

/** The first prefix of a kind of theorem, `thm`; undefined for any other kind. */
export function prefixOfTheorem(kind: string): string | undefined {
  return Object.entries(THEOREMS).find(([, theorem]) => theorem === kind)?.[0];
}

/** What a name says about a callout, as in Quarto. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = {
  nte: 'note',
  tip: 'tip',
  imp: 'important',
  wrn: 'warning',
  cau: 'caution',
} satisfies Record<CalloutPrefix, CalloutKind>;

/** The kind under which a callout with this name is counted; undefined if callouts with such names have no numbers. */
export function calloutOfName(name: string): CalloutKind | undefined {
  return CALLOUTS[/^([a-z]+)-/.exec(name)?.[1] ?? ''];
}

/** What a name such as `fig:plot` or `tbl-prices` says about the kind of what it names, as in pandoc-crossref, Quarto and LaTeX. */
const KINDS: Readonly<Record<string, NumberedKind | 'section'>> = {
  fig: 'figure',
  tbl: 'table',
  tab: 'table',
  lst: 'listing',
  eq: 'equation',
  eqn: 'equation',
  sec: 'section',
} satisfies Record<ElementPrefix, NumberedKind | 'section'>;

const NAME = new RegExp(`^(${Object.keys(KINDS).join('|')})[:-]`);

/** The kind that a name begins with; undefined for any other name. */
export function kindOfName(name: string): NumberedKind | 'section' | undefined {
  return KINDS[NAME.exec(name)?.[1] ?? ''];
}

/** Names of which at least one says what it names: MyST's say nothing, so that one is added that does. */
export function namesOfKind(names: readonly string[], kind: 'fig' | 'tbl' | 'lst'): readonly string[] {
  const [first] = names;
  return first === undefined || names.some(kindOfName) ? names : [...names, `${kind}:${first}`];
}

/** Names with a kind, for patterns; a name ends with a letter or digit. */
export const NUMBERED_NAME = String.raw`(?:${NUMBERED_PREFIXES.join('|')})[:-][\p{L}\p{N}]+(?:[:._/+-]+[\p{L}\p{N}]+)*`;
