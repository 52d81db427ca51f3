/** A selector's last compound and what precedes it. */
export interface Selector {
  readonly compound: Compound;
  /** The combinator and the compound before it. */
  readonly before: { readonly combinator: Combinator; readonly selector: Selector } | undefined;
  readonly specificity: number;
}

export type Combinator = ' ' | '>' | '+' | '~';

/** Conditions on one element. */
export interface Compound {
  readonly type: string | undefined;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  readonly places: readonly PlaceTest[];
  /** Selector lists of which one must match or, with `isNot`, none. */
  readonly choices: readonly Choice[];
}

export interface AttributeTest {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
  readonly ignoresCase: boolean;
}

/** `step` n + `offset` is its index from the start or the end; `root` has no parent. */
export type PlaceTest =
  | { readonly kind: 'start' | 'end'; readonly step: number; readonly offset: number }
  | { readonly kind: 'root' };

export interface Choice {
  readonly isNot: boolean;
  /** `:where()` has none. */
  readonly hasWeight: boolean;
  readonly selectors: readonly Selector[];
}
