const FIELD =
  /<field:fieldmark-start [^>]*><field:param [^>]*field:value="NOTEREF (\w+) [^"]*"\/>.*?<field:fieldmark-end\/>/g;

/**
 * LibreOffice keeps the `NOTEREF` fields of a .docx, but does not compute them. This replaces each by LibreOffice's own
 * kind of reference to the note at the field's bookmark, which is what the field means in Word (ECMA-376 Part 1,
 * 17.16.5.38). The number is left out, so that LibreOffice has to compute the printed one.
 */
export function withLiveReferences(flatXml: string): string {
  const notes = new Map<string, string>();
  for (const { 0: mark, 1: name, index } of flatXml.matchAll(
    /<text:bookmark(?:-start)? text:name="(_RefNote\d+)"\/>/g,
  )) {
    const note = /<text:note text:id="(\w+)"/.exec(flatXml.slice(index + mark.length));
    if (name !== undefined && note?.[1] !== undefined) notes.set(name, note[1]);
  }
  return flatXml.replace(FIELD, (_, bookmark: string) => {
    const note = notes.get(bookmark);
    if (note === undefined)
      throw new Error(`Cannot follow NOTEREF ${bookmark}, expected a note at that bookmark`);
    return `<text:note-ref text:note-class="footnote" text:reference-format="text" text:ref-name="${note}">?</text:note-ref>`;
  });
}

/** Inserts another note before `word`, as a user would. */
export function withNoteBefore(flatXml: string, word: string): string {
  const note =
    '<text:note text:id="inserted" text:note-class="footnote"><text:note-citation>1</text:note-citation>' +
    '<text:note-body><text:p>Inserted.</text:p></text:note-body></text:note>';
  if (!flatXml.includes(word)) throw new Error(`Cannot insert a note, expected to find ${word}`);
  return flatXml.replace(word, note + word);
}

/** All numbers in brackets, in the order of the printed text. */
export function bracketedNumbers(text: string): number[] {
  return Array.from(text.matchAll(/\((\d+)\)/g), ([, number]) => Number(number));
}
