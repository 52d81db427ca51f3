/** A file that a document is made from. */
export interface SourceFile {
  /** With `/` between folders, relative to the folder that all files have in common. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
}

/** A file that was inside another one: a picture in a notebook, a page or an archive, or a file with sources in an archive. */
export interface InnerFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** How a page is read. */
export interface PageOptions {
  /** Whether its classes are its own, and their rules say how its text looks. */
  readonly isBook?: boolean;
}

/** What an e-book consists of. */
export interface BookAsPage {
  readonly html: string;
  readonly title: string | undefined;
  readonly authors: readonly string[];
  readonly language: string | undefined;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The paths of parts that are not in it, although it names them. */
  readonly missing: readonly string[];
}

/** Converts other texts to Markdown. The parts of the engine that this needs are not imported here. */
/** The chart in an output of a notebook as Markdown; or, if it is not understood as a whole, the reason in a few words. */
export type ChartOutput = { readonly markdown: string } | { readonly fault: string };

export interface TextMakers {
  readonly page: (
    html: string,
    options?: PageOptions,
  ) => {
    readonly markdown: string;
    readonly title: string;
    readonly pictures: readonly { readonly name: string; readonly url: string }[];
  };
  /** An e-book as one HTML page. `addressOf` is the address of a picture in the page, by its path in the archive. */
  readonly book: (bytes: Uint8Array, addressOf: (path: string) => string) => Promise<BookAsPage>;
  readonly chart: (media: string, output: unknown) => Promise<ChartOutput>;
  readonly table: (
    rows: readonly (readonly string[])[],
    align: readonly ('left' | 'center' | 'right' | undefined)[],
  ) => string;
}
