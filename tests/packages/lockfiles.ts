import { readdirSync } from 'node:fs';

/** The paths of all lockfiles of the project. */
export const LOCKFILES = lockfilesIn('.').map((path) => path.slice(2));

function lockfilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.name === 'package-lock.json' ? [path] : [];
    return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : lockfilesIn(path);
  });
}
