/** CSS without its comments. A regular expression would take quadratic time with unclosed comments. */
export function withoutComments(css: string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const start = css.indexOf('/*', from);
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2);
    rest += css.slice(from, start < 0 ? css.length : start);
    if (end < 0) return rest;
    from = end + 2;
  }
}
