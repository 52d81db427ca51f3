/** The kind of a diagram in lower case, by the library's name for its type. */
export function kindOf(type: string): string {
  return type.replace(/-v\d+$|-elk$|Diagram$/, '').toLowerCase();
}
