/** The targets of links and pictures in the author's text, `](address "title")`. Word files give other addresses. */
export class Targets {
  readonly #whole = new Map<string, string>();
  readonly #addresses = new Map<string, string>();

  know(text: string, own: string): void {
    this.#whole.set(text, own);
    this.#addresses.set(addressIn(text), addressIn(own));
  }

  /** Returns the author's version of a target, and any other text unchanged. */
  of(text: string): string {
    const known = this.#whole.get(text);
    if (known !== undefined || !text.startsWith('](')) return known ?? text;
    const address = addressIn(text);
    return `](${this.#addresses.get(address) ?? address}${text.slice(2 + address.length)}`;
  }
}

function addressIn(target: string): string {
  return /^\]\((<[^<>\n]*>|[^\s]*?)(?=\)$|\s)/.exec(target)?.[1] ?? '';
}
