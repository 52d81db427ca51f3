declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification, each with the HTML it must give. */
  export const tests: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }[];
}
