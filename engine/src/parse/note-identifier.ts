/** The identifier of a note: like link labels, notes are told apart without regard to case. */
export function noteIdentifier(label: string): string {
  return label.toLowerCase().toUpperCase();
}
