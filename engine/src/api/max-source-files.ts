/** How many files one text is made from at most. A folder with more is a disk rather than a document. */
export const MAX_SOURCE_FILES = 10_000;
