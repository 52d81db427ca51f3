/** As much of `CSSStyleSheet` as the library uses to write the styles of a drawing. */
export class StyleSheet {
  readonly cssRules: StyleRule[] = [];

  insertRule(rule: string, index = 0): number {
    this.cssRules.splice(index, 0, new StyleRule(rule));
    return index;
  }
}

class StyleRule {
  readonly #selector: string;
  readonly style: Declarations;

  constructor(rule: string) {
    const [, selector = '', body = ''] = /^([^{]*)\{([\s\S]*)\}\s*$/.exec(rule) ?? [];
    this.#selector = selector.trim();
    this.style = new Declarations(body);
  }

  get cssText(): string {
    return `${this.#selector} { ${this.style.cssText} }`;
  }
}

class Declarations {
  readonly #values = new Map<string, string>();

  constructor(body: string) {
    for (const declaration of body.split(';')) {
      const colon = declaration.indexOf(':');
      if (colon > 0)
        this.setProperty(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
  }

  get length(): number {
    return this.#values.size;
  }

  get cssText(): string {
    return [...this.#values].map(([name, value]) => `${name}: ${value};`).join(' ');
  }

  setProperty(name: string, value: string): void {
    this.#values.set(name, value);
  }
}
