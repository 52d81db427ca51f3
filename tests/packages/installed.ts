import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installIn, pack } from './installation';

interface Installed {
  /** The archives that npm would publish. */
  readonly archives: { readonly engine: string; readonly cli: string };
  /** A folder into whose `node_modules` both are installed. */
  readonly folder: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly installed: Installed;
  }
}

/** Packs and installs both packages, once for all tests that use them as others do. */
export default function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), 'footmark-installed-'));
  const archives = { engine: pack('engine', place), cli: pack('cli', place) };
  const folder = join(place, 'project');
  installIn(folder, [archives.engine, archives.cli]);
  project.provide('installed', { archives, folder });
  return () => rmSync(place, { recursive: true, force: true });
}

/** A new folder in which programs find the installed packages. */
export function projectIn({ folder }: Installed, name: string): string {
  const project = join(folder, name);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return project;
}
