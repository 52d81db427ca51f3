import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOMS } from './import-rules';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The `src` or `app` of each workspace. */
const FOLDERS = [...new Set(Object.keys(ROOMS).flatMap((room) => /^.+?\/(?:app|src)\b/.exec(room) ?? []))];

/** The paths of all source files, without tests. */
export const SOURCE_FILES: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);
