/** A file that a document is made from. */
export interface SourceFile {
  /** With `/` between folders, relative to the folder that all files have in common. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
}

/** A picture that was inside another file: a notebook, a page, an archive. */
export interface SourcePicture {
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
