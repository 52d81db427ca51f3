import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../bench/random.mjs';

/**
 * Prints a random stretch of lines of each file in a folder, for `--mutate` where the whole folder would take too long:
 *
 *     npm run test:mutation -- --mutate "$(node scripts/mutation/sample.mjs FOLDER SHARE SEED)"
 *
 * It is one stretch for each file, as Stryker takes minutes to find the files of many.
 */
const [folder = '', share = '0.1', seed = '1'] = process.argv.slice(2);

const random = randomFrom(Number(seed));
const stretches = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()
  .map((name) => {
    const path = join(folder, name);
    const lines = readFileSync(path, 'utf8').split('\n').length;
    const length = Math.ceil(lines * Number(share));
    const start = 1 + Math.floor(random() * (lines - length + 1));
    return `${path}:${start}-${start + length - 1}`;
  });
console.log(stretches.join(','));
