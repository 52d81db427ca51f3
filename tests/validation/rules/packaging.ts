import { elements } from '../../docx/elements';
import { type DocxPackage, relationshipsOf, relationshipsPartOf, resolveTarget } from '../../docx/package';
import { type Problem, problem } from '../rule';

export function* wellFormed(file: DocxPackage): Iterable<Problem> {
  for (const part of file.parts.values()) {
    if (part.fault !== undefined) yield problem(part.name, undefined, `not well-formed: ${part.fault}`);
  }
}

const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const REFERENCE = /&#(?:x([0-9a-f]+)|(\d+));/gi;

/** XML 1.0 § 2.2; U+FFFD also shows a lone surrogate that was encoded as UTF-8. */
export function* legalCharacters(file: DocxPackage): Iterable<Problem> {
  for (const { name, text } of file.parts.values()) {
    const illegal = ILLEGAL.exec(text);
    if (illegal !== null)
      yield problem(name, undefined, `U+${hex(illegal[0])} at ${illegal.index} is no XML character`);
    for (const [reference, base16, base10] of text.matchAll(REFERENCE)) {
      const code = base16 === undefined ? Number(base10) : Number.parseInt(base16, 16);
      if (code > 0x10ffff || ILLEGAL.test(String.fromCodePoint(code)))
        yield problem(name, undefined, `${reference} is no XML character`);
    }
  }
}

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

export function* contentTypes(file: DocxPackage): Iterable<Problem> {
  const types = file.parts.get('[Content_Types].xml');
  if (types === undefined) {
    yield problem('[Content_Types].xml', undefined, 'missing');
    return;
  }
  const defaults = new Set<string>();
  const overrides = new Set<string>();
  for (const element of elements(types.root, 'Default'))
    defaults.add(element.getAttribute('Extension') ?? '');
  for (const element of elements(types.root, 'Override')) {
    const name = (element.getAttribute('PartName') ?? '').slice(1);
    overrides.add(name);
    if (!file.parts.has(name)) yield problem(types.name, element, `names a part that is not there: ${name}`);
  }
  for (const { name } of file.parts.values()) {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (name !== types.name && !overrides.has(name) && !defaults.has(extension))
      yield problem(types.name, undefined, `no content type for ${name}`);
  }
}

export function* relationshipTargets(file: DocxPackage): Iterable<Problem> {
  for (const source of ['', ...file.parts.keys()]) {
    const ids = new Set<string>();
    for (const { id, target, external } of relationshipsOf(file, source)) {
      const holder = relationshipsPartOf(source);
      if (ids.has(id)) yield problem(holder, undefined, `relationship id ${id} is used twice`);
      ids.add(id);
      if (!external && !file.parts.has(resolveTarget(source, target)))
        yield problem(holder, undefined, `${id} points to a part that is not there: ${target}`);
    }
  }
}

const RELATIONSHIP_ATTRIBUTES = ['r:id', 'r:embed', 'r:link', 'r:pict'];

export function* relationshipIds(file: DocxPackage): Iterable<Problem> {
  for (const { name, text, root } of file.parts.values()) {
    if (!RELATIONSHIP_ATTRIBUTES.some((attribute) => text.includes(` ${attribute}=`))) continue;
    const known = new Set(relationshipsOf(file, name).map(({ id }) => id));
    for (const element of elements(root)) {
      for (const attribute of RELATIONSHIP_ATTRIBUTES) {
        const id = element.getAttribute(attribute);
        if (id !== null && !known.has(id))
          yield problem(name, element, `${attribute}="${id}" has no relationship`);
      }
    }
  }
}

export function* everyPartReachable(file: DocxPackage): Iterable<Problem> {
  const reached = new Set(['[Content_Types].xml']);
  for (const source of ['', ...file.parts.keys()]) {
    if (file.parts.has(relationshipsPartOf(source))) reached.add(relationshipsPartOf(source));
    for (const { target, external } of relationshipsOf(file, source))
      if (!external) reached.add(resolveTarget(source, target));
  }
  for (const { name } of file.parts.values())
    if (!reached.has(name)) yield problem(name, undefined, 'no relationship leads to this part');
}

const REFUSED_SCHEME = /^(?:\w*script|file|data|blob|mhtml|ms-[\w-]+):/i;
const NETWORK_PATH = /^[\\/]{2}/;

/** A `\\host` target sends the reader's Windows credentials to that host as soon as it is followed. */
export function* safeTargets(file: DocxPackage): Iterable<Problem> {
  for (const source of file.parts.keys()) {
    for (const { id, target, external } of relationshipsOf(file, source)) {
      const meant = unmasked(target);
      if (external && (REFUSED_SCHEME.test(meant) || NETWORK_PATH.test(meant)))
        yield problem(relationshipsPartOf(source), undefined, `${id} has the unsafe target ${target}`);
    }
  }
}

/** A target as a program reads it that decodes percent signs repeatedly and ignores invisible characters. */
function unmasked(target: string): string {
  let meant = target;
  for (let layer = 0; layer < 3; layer++)
    meant = meant.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    );
  return meant.replace(/[\p{C}\p{Z}\ufffd]/gu, '');
}
