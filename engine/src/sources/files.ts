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

/** Converts other texts to Markdown. The parts of the engine that this needs are not imported here. */
export interface TextMakers {
  readonly page: (html: string) => {
    readonly markdown: string;
    readonly title: string;
    readonly pictures: readonly { readonly name: string; readonly url: string }[];
  };
  readonly table: (
    rows: readonly (readonly string[])[],
    align: readonly ('left' | 'center' | 'right' | undefined)[],
  ) => string;
}
