/** No longer name of a column is allowed in a table of a spreadsheet. */
const MAX_LENGTH = 255;

/**
 * The headings of a sheet: in a table of a spreadsheet, each has to differ from all others, whatever their case, and none may be empty
 * (ECMA-376 Part 1, 18.5.1.3). An empty one has the letter of its column, except the first, which stands for nothing that is drawn.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, column) => {
    const own = name === '' && column > 0 ? columnLetters(column) : name.slice(0, MAX_LENGTH);
    let unique = own;
    for (let count = 2; taken.has(unique.toLowerCase()); count++)
      unique = `${own.slice(0, MAX_LENGTH - 5)} ${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The letters of a column in a spreadsheet, counted from 0: A to Z, then AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(0x41 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
