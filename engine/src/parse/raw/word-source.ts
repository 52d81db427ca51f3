import type { Element } from 'domhandler';
import type { TokenReader } from '../read/reader.js';

/** Where raw WordprocessingML stands in a text, and what of it is left out. */
export class WordSource {
  readonly #left = new Set<string>();

  constructor(
    readonly tokens: TokenReader,
    readonly line: number,
  ) {}

  /** Records something that the document cannot hold by its name. */
  leaveOut(name: string): void {
    this.#left.add(name);
  }

  report(): void {
    for (const name of this.#left) this.tokens.leftOut.push({ kind: 'wordXml', line: this.line, what: name });
  }
}

/** Whether a toggle is on (ECMA-376 Part 1, 17.17.4). */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off|none)$/i.test(element.attribs['w:val'] ?? '1');
}
