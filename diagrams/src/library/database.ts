/* What is used of the databases that the library reads diagrams into. */

export interface Node {
  readonly id: string;
  /** The id of its element in the drawing, which may end with another number there. */
  readonly domId?: string;
  readonly label?: string;
  readonly shape?: string;
  readonly isGroup?: boolean;
}

export interface Edge {
  readonly id?: string;
  readonly start?: string;
  readonly end?: string;
  readonly label?: string;
  /** The texts at its ends, of which a line has at most one at each. */
  readonly startLabelLeft?: string;
  readonly startLabelRight?: string;
  readonly endLabelLeft?: string;
  readonly endLabelRight?: string;
  readonly arrowTypeStart?: string;
  readonly arrowTypeEnd?: string;
}

/** What the databases of Mermaid's diagrams have in common. */
export interface Database {
  readonly getData?: () => { readonly nodes?: readonly Node[]; readonly edges?: readonly Edge[] };
  readonly getMessages?: () => readonly {
    readonly from?: string;
    readonly to?: string;
    readonly message?: unknown;
    readonly type?: number;
  }[];
  readonly getActors?: () => ReadonlyMap<string, { readonly description?: string }>;
}
