/** The name by which notes with this label find each other: labels that differ in case only are the same (CommonMark 0.31.2, 4.7). */
export function noteIdentifier(label: string): string {
  // Lower case first: some letters have several lower-case forms but one upper-case form.
  return label.toLowerCase().toUpperCase();
}
