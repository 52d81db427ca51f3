/** A part of the package (ECMA-376 Part 2), which becomes a file in the .docx. */
export interface Part {
  /** The path in the package, without a leading slash. */
  readonly name: string;
  /** Text, either whole or in pieces as it is written, which can be read only once; bytes; or a package of its own. */
  readonly content: string | Generator<string, void> | Uint8Array | InnerPackage;
}

/** A package that is a file in another one, such as the workbook of a chart. */
export interface InnerPackage {
  readonly parts: readonly Part[];
}

/** Whether a part is bytes in the end, and no XML. */
export function isBinary({ content }: Part): boolean {
  return content instanceof Uint8Array || (typeof content === 'object' && 'parts' in content);
}
