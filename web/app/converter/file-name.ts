/** `document_2025-03-09.docx`, by the visitor's calendar, not by UTC. */
export function documentFileName(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `document_${date.getFullYear()}-${month}-${day}.docx`;
}
