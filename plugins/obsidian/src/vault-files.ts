import { type App, getLinkpath, normalizePath, TFile, type TFolder } from 'obsidian';

const NOTE = 'md';

/** The notes in a folder and in those below it. */
export function notesIn(folder: TFolder): readonly TFile[] {
  return folder.children.flatMap((child) => {
    if (child instanceof TFile) return child.extension === NOTE ? [child] : [];
    return notesIn(child as TFolder);
  });
}

/** Notes, and all files that they embed, directly or through one another, as Obsidian finds them. */
export function withEmbeds({ metadataCache }: App, notes: readonly TFile[]): readonly TFile[] {
  const found = new Set(notes);
  // A set gives what is added while it is gone through, too.
  for (const file of found)
    for (const { link } of metadataCache.getFileCache(file)?.embeds ?? []) {
      const embedded = metadataCache.getFirstLinkpathDest(getLinkpath(link), file.path);
      if (embedded) found.add(embedded);
    }
  return [...found];
}

/**
 * The file that a text names, as written in a link, a property or a setting: a path in the vault, or what Obsidian finds
 * from the notes.
 */
export function fileNamed(
  { metadataCache, vault }: App,
  name: string,
  notes: readonly TFile[],
): TFile | undefined {
  const written = name.trim().replace(/^\[\[(.*?)(?:\|.*)?\]\]$/s, '$1');
  for (const candidate of new Set([written, decoded(written)])) {
    const atPath = vault.getFileByPath(normalizePath(candidate));
    if (atPath) return atPath;
    for (const { path } of notes) {
      const linked = metadataCache.getFirstLinkpathDest(getLinkpath(candidate), path);
      if (linked) return linked;
    }
  }
  return undefined;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
