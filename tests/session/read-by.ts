import type { Notice } from '../../engine/src/api/notice';

/**
 * A parser's result as text. Identifiers of inline notes matter only as equal or different; the order of notices on the same
 * line does not matter.
 */
export function readBy(
  parse: (markdown: string, report: (notice: Notice) => void) => object,
  markdown: string,
): string {
  const notices: Notice[] = [];
  const document = parse(markdown, (each) => void notices.push(each));
  const names = new Map<string, string>();
  const sorted = notices.toSorted((a, b) => a.line - b.line || (a.message < b.message ? -1 : 1));
  return JSON.stringify({ document, notices: sorted }, plainValue, 1).replace(/"inline [^"]*"/g, (name) => {
    const plain = names.get(name) ?? `"inline ${names.size}"`;
    names.set(name, plain);
    return plain;
  });
}

function plainValue(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
