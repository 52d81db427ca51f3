/** A part of the package (ECMA-376 Part 2), which becomes a file in the .docx. */
export interface Part {
  /** The path in the package, without a leading slash. */
  readonly name: string;
  /** Text, either whole or in pieces as it is written, which can be read only once; or bytes. */
  readonly content: string | Generator<string, void> | Uint8Array;
}
