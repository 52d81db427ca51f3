import { normalizePath, type TFile, type Vault } from 'obsidian';

interface Place {
  /** The path of its folder in the vault; empty for the top. */
  readonly folder: string;
  /** Its name without extension. */
  readonly name: string;
  /** Whether a file of this name is replaced; otherwise the new one gets a number. */
  readonly replaces: boolean;
}

/** Writes a Word file into the vault, with the folders that it needs. */
export async function writeWordFile(vault: Vault, place: Place, document: Uint8Array): Promise<TFile> {
  const data = document.slice().buffer;
  const folder = normalizePath(place.folder);
  await makeFolder(vault, folder);
  const path = normalizePath(`${folder}/${place.name}.docx`);
  const existing = place.replaces ? vault.getFileByPath(path) : null;
  if (existing) {
    await vault.modifyBinary(existing, data);
    return existing;
  }
  return vault.createBinary(freePath(vault, path), data);
}

async function makeFolder(vault: Vault, path: string): Promise<void> {
  if (path === '/' || vault.getFolderByPath(path)) return;
  await makeFolder(vault, normalizePath(path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  await vault.createFolder(path);
}

function freePath(vault: Vault, wanted: string): string {
  const stem = wanted.replace(/\.docx$/, '');
  let path = wanted;
  for (let number = 1; vault.getAbstractFileByPath(path); number++) path = `${stem} ${number}.docx`;
  return path;
}
