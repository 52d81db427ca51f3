/** One part of the package (ECMA-376 Part 2): what ends up as a file in the .docx. */
export interface Part {
  /** The path in the package, without a leading slash. */
  readonly name: string;
  /** Text, at once or piece by piece as it is written, which goes only once; or bytes. */
  readonly content: string | Generator<string, void> | Uint8Array;
}
