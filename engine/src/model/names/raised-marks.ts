/**
 * Marks in lines of front matter that say where each author works, as pandoc reads them: `Ann Lee^1,\*^`. Other ways to write
 * them, `$^{1}$` and `<sup>1</sup>`, are first turned into this one.
 */
const MARK = /\^([^\s^]+)\^/g;

/** A line with its marks between carets, and without the backslashes of Markdown. */
export function withCarets(text: string): string {
  return text
    .replace(/\$\^(?:\{([^{}$^]*)\}|([^\s{}$^]))\$|<sup>([^<>^]*)<\/sup>/g, (_, braced, single, tagged) => {
      const mark = String(braced ?? single ?? tagged).replace(/\s+/g, '');
      return mark === '' ? '' : `^${mark}^`;
    })
    .replace(/\\([*^#_$~])/g, '$1');
}

/** The text alone, as for the properties of a file. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '').trim();
}

/** The text and the marks between, which have odd indices. */
export function splitAtMarks(text: string): readonly string[] {
  return text.split(MARK);
}
