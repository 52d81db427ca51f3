/** What front matter says about citing. */
export interface CitingRequest {
  /** Files with sources, by their names. */
  readonly bibliography: readonly string[];
  /** Sources themselves, in the form of CSL-JSON. */
  readonly references: unknown;
  /** A style by its name or its file's. */
  readonly style?: string;
  /** Keys of sources to list without citing them; `*` for all. */
  readonly uncited: readonly string[];
  /** The heading above a bibliography at the end. */
  readonly title?: string;
  readonly hasBibliography: boolean;
  readonly language?: string;
  /** The lines of the keys `bibliography` and `csl`. */
  readonly lines: { readonly bibliography: number; readonly style: number };
}
