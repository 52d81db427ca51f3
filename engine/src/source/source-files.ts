/** How many files one text is made from at most. A folder with more is a disk rather than a document. */
export const MAX_SOURCE_FILES = 10_000;

/**
 * Whether a file or a folder is left out by its name, with everything in it: hidden ones are drafts and locks, others are those
 * of operating systems and the code that a project depends on.
 */
export function isIgnoredName(name: string): boolean {
  return name.startsWith('.') || /^(?:__MACOSX|node_modules|Thumbs\.db|desktop\.ini)$/i.test(name);
}

const PICTURE_FOLDER = /^\.(?:gitbook|attachments?|assets|images?|img|media)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic)$/i;

/** Whether a hidden folder is one in which programs keep the pictures of texts, as GitBook and Azure DevOps do. Nothing else in it is read. */
export function isHiddenPictureFolder(name: string): boolean {
  return PICTURE_FOLDER.test(name);
}

/** Whether a file is left out by a name in its path; `/` is between folders. */
export function isIgnoredPath(path: string): boolean {
  const hidden = path.split('/').filter(isIgnoredName);
  return hidden.length > 0 && !(PICTURE.test(path) && hidden.every(isHiddenPictureFolder));
}
