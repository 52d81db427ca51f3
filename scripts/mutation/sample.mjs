import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../bench/random.mjs';

/**
 * Prints random lines of a folder's code for `--mutate`, where its whole mutation test would take too long:
 *
 *     npm run test:mutation -- --mutate "$(node scripts/mutation/sample.mjs FOLDER LINES SEED)"
 */
const [folder = '', count = '100', seed = '1'] = process.argv.slice(2);

/** What no mutant can be in: imports, comments and lines of only brackets. */
const NOT_CODE = /^\s*(?:import\b|export\b.*\bfrom\b|\/?\*|\/\/|[)}\]\s;,(]*$)/;

const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()
  .map((name) => join(folder, name))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (NOT_CODE.test(line) ? [] : [`${path}:${index + 1}-${index + 1}`])),
  );
const random = randomFrom(Number(seed));
const sample = Array.from({ length: Math.min(Number(count), lines.length) }, () =>
  lines.splice(Math.floor(random() * lines.length), 1),
);
console.log(sample.flat().sort().join(','));
