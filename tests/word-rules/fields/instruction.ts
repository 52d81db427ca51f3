/** What a field is to do: ` SEQ Figure \* ARABIC \s 1 ` (ECMA-376 Part 1, 17.16.1). */
export interface Instruction {
  /** In capitals. */
  readonly name: string;
  /** The arguments before the first switch. */
  readonly args: readonly string[];
  /** Each switch, such as `\s`, in lower case, with its argument or an empty string. */
  readonly switches: ReadonlyMap<string, string>;
  /** The arguments of all `\*`, in lower case, and as they are written. */
  readonly formats: ReadonlySet<string>;
  readonly writtenFormats: readonly string[];
}

export function instructionOf(text: string): Instruction {
  const words = (text.match(/"(?:\\.|[^"\\])*"|[“„”][^“”]*[”“]|\\[*#@]|[^\s"\\]+|\\\S?/gs) ?? []).map(
    (word) => ({
      isSwitch: word.startsWith('\\'),
      text: /^["“„”]/.test(word) ? word.slice(1, -1).replace(/\\(["\\])/g, '$1') : word,
    }),
  );
  const args: string[] = [];
  const switches = new Map<string, string>();
  const writtenFormats: string[] = [];
  for (const [index, { isSwitch, text: word }] of words.entries()) {
    if (index === 0) continue;
    const before = words[index - 1];
    if (isSwitch) switches.set(word.toLowerCase(), '');
    else if (before?.isSwitch === true) {
      switches.set(before.text.toLowerCase(), word);
      if (before.text === '\\*') writtenFormats.push(word);
    } else if (switches.size === 0) args.push(word);
  }
  const formats = new Set(writtenFormats.map((each) => each.toLowerCase()));
  return { name: (words[0]?.text ?? '').toUpperCase(), args, switches, formats, writtenFormats };
}
