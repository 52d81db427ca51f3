/** The known name that a name is in another spelling, as most unknown ones are: `fontsize`, `font-size` for `fontSize`. */
export function inOtherSpelling(name: string, known: readonly string[]): string | undefined {
  const letters = (each: string): string => each.toLowerCase().replace(/[^a-z]/g, '');
  return known.find((each) => letters(each) === letters(name));
}
