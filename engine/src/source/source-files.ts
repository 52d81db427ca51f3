/** How many files one text is made from at most. A folder with more is a disk rather than a document. */
export const MAX_SOURCE_FILES = 10_000;

/**
 * Whether a file or a folder is left out by its name, with everything in it: hidden ones are drafts and locks, others are those
 * of operating systems and the code that a project depends on.
 */
export function isIgnoredName(name: string): boolean {
  return name.startsWith('.') || /^(?:__MACOSX|node_modules|Thumbs\.db|desktop\.ini)$/i.test(name);
}
