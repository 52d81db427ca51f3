const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** The namespaces in force, by their prefixes; that of names without one has the prefix `''`. */
type Scope = ReadonlyMap<string, string>;

/** Prefixes that mean the same where nothing is declared, as in drawings that were cut out of a page. */
const USUAL: Scope = new Map([
  ['svg', SVG],
  ['xlink', XLINK],
]);

/**
 * Gives the names of a drawing the prefixes that browsers' own writers use: none for SVG and `xlink:` for XLink, whichever prefixes the
 * file declares (Namespaces in XML 1.0). Names of other namespaces keep their prefix, and are therefore unknown.
 */
export class Namespaces {
  readonly #scopes: Scope[] = [USUAL];

  /** Begins an element: its name and its attributes by their usual names. */
  open(
    name: string,
    attributes: Readonly<Record<string, string>>,
  ): { readonly name: string; readonly attributes: Readonly<Record<string, string>> } {
    const scope = declared(this.#scopes.at(-1) ?? USUAL, attributes);
    this.#scopes.push(scope);
    return {
      name: elementName(name, scope),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [attributeName(key, scope), value]),
      ),
    };
  }

  close(): void {
    if (this.#scopes.length > 1) this.#scopes.pop();
  }
}

function declared(outer: Scope, attributes: Readonly<Record<string, string>>): Scope {
  let scope: Map<string, string> | undefined;
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns:')) continue;
    scope ??= new Map(outer);
    scope.set(name.slice('xmlns:'.length), value.trim());
  }
  return scope ?? outer;
}

/** A name without a prefix is taken for one of SVG's, since many files have a slip in the address of its namespace. */
function elementName(name: string, scope: Scope): string {
  const colon = name.indexOf(':');
  return colon >= 0 && scope.get(name.slice(0, colon)) === SVG ? name.slice(colon + 1) : name;
}

/** Attributes without a prefix are those of their element, whatever the default namespace is. */
function attributeName(name: string, scope: Scope): string {
  const colon = name.indexOf(':');
  if (colon < 0) return name;
  const local = name.slice(colon + 1);
  return scope.get(name.slice(0, colon)) === XLINK ? `xlink:${local}` : name;
}
