/** A selector's last compound with what stands before it. */
export interface Selector {
  readonly compound: Compound;
  /** How the compound before stands to this one, and it. */
  readonly before: { readonly combinator: Combinator; readonly selector: Selector } | undefined;
  readonly specificity: number;
}

export type Combinator = ' ' | '>' | '+' | '~';

/** What one element must be. */
export interface Compound {
  readonly type: string | undefined;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  readonly places: readonly PlaceTest[];
  /** Lists of selectors of which one must fit, or (`isNot`) none. */
  readonly choices: readonly Choice[];
}

export interface AttributeTest {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
  readonly ignoresCase: boolean;
}

/** `step` n + `offset` is its place from the start or the end; `root` has no parent. */
export type PlaceTest =
  | { readonly kind: 'start' | 'end'; readonly step: number; readonly offset: number }
  | { readonly kind: 'root' };

export interface Choice {
  readonly isNot: boolean;
  /** `:where()` has none. */
  readonly hasWeight: boolean;
  readonly selectors: readonly Selector[];
}
