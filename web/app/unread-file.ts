/** Why a file could not be read, as far as the page can know. Browsers write signs of a name that are not UTF-8 as �. */
export function unreadFile(name: string): string {
  return name.includes('\ufffd')
    ? `“${name}” could not be read: its name has signs that are not UTF-8. Rename the file and open it again.`
    : `“${name}” could not be read. Is it still there?`;
}
