/** How many files one text is made from at most. A folder with more is a disk rather than a document. */
export const MAX_SOURCE_FILES = 10_000;

/**
 * Whether a file or a folder is left out by its name, with everything in it: hidden ones are drafts and locks, others are those
 * of operating systems and the code that a project depends on.
 */
export function isIgnoredName(name: string): boolean {
  return name.startsWith('.') || /^(?:__MACOSX|node_modules|Thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Hidden folders in which programs keep what is their own: versions, settings, caches, what was deleted or installed. */
const PROGRAM_FOLDER =
  /^\.(?:git|hg|svn|bzr|idea|vs|vscode|obsidian|ssh|gnupg|config|local|trash.*|.*cache.*|venv|env|tox|nox|npm|yarn|pnpm-store|next|nuxt|output|docusaurus|svelte-kit|quarto|Rproj\.user|ipynb_checkpoints|thumbnails|Spotlight-.*|fseventsd|DocumentRevisions-.*)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic)$/i;

/** Those in which programs keep the pictures of texts: GitBook, Azure DevOps, VuePress and the like. */
const PICTURE_FOLDER = /^\.(?:gitbook|attachments?|assets|images?|img|media|vuepress|vitepress)$/i;

/** Whether a hidden folder may have pictures of texts. Nothing else in it is read. */
export function isHiddenPictureFolder(name: string): boolean {
  return name.startsWith('.') && !PROGRAM_FOLDER.test(name);
}

/** Whether a picture is in a hidden folder that an address does not name, and where no program is known to keep pictures of texts. */
export function isHiddenFrom(path: string, address: string): boolean {
  const names = address.split('/');
  return path
    .split('/')
    .some((name) => name.startsWith('.') && !PICTURE_FOLDER.test(name) && !names.includes(name));
}

/** Whether a file is left out by a name in its path; `/` is between folders. */
export function isIgnoredPath(path: string): boolean {
  const hidden = path.split('/').filter(isIgnoredName);
  return hidden.length > 0 && !(PICTURE.test(path) && hidden.every(isHiddenPictureFolder));
}
