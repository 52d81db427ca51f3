import { posix } from 'node:path';
import { ROOMS } from './import-rules';

const SPECIFIER =
  /(?:^|[;\s])(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** The specifiers of all imports of a source, types too. */
export function specifiersIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, '');
  return Array.from(code.matchAll(SPECIFIER), ([, from, bare]) => from ?? bare ?? '');
}

/** The room that contains a file or folder: the longest path in the rules with which its own begins. */
export function roomOf(path: string): string | undefined {
  const found = Object.keys(ROOMS).filter((room) => path === room || path.startsWith(`${room}/`));
  return found.toSorted((a, b) => b.length - a.length)[0];
}

/** The problem with a file's import; `undefined` if it is allowed. */
export function verdictOn(file: string, specifier: string): string | undefined {
  const from = roomOf(file);
  if (from === undefined) return `${file} is in no room`;
  const room = ROOMS[from];
  if (!specifier.startsWith('.')) {
    const allowed = room?.packages?.some(
      (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    );
    return allowed ? undefined : `${file}: ${from} may not import the package ${specifier}`;
  }
  const target = roomOf(posix.join(posix.dirname(file), specifier));
  if (target === from || (target !== undefined && room?.rooms.includes(target))) return undefined;
  return `${file}: ${from} may not import ${specifier}`;
}
