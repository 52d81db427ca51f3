/** `document_2025-03-09.docx`, by the visitor's calendar, not by UTC. */
export function documentFileName(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `document_${date.getFullYear()}-${month}-${day}.docx`;
}

/** What an opened file's document is to be called: `notes.md` becomes `notes.docx`. */
export function proposedFileName(opened: string): string {
  return `${opened.replace(/\.(md|markdown|txt)$/i, '')}.docx`;
}

/** A name that every system takes, made from what was typed; nothing when no name is left. */
export function usableFileName(typed: string): string | undefined {
  const stem = typed
    .replace(/\.docx$/i, '')
    // Windows takes none of these, and no system takes control characters.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
  return stem === '' ? undefined : `${stem}.docx`;
}
