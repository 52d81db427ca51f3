import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SOURCE_FILES } from './source-files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What several rooms need and one of them decides. */
test.each([
  ['the constants of the hash FNV-1a', /0x811c9dc5|0x01000193/i, 'engine/src/text/fnv1a.ts'],
  [
    'which rules the parser tries',
    /\bruler2?\.(?:after|at|before|push)\(/,
    'engine/src/parse/syntax/add-rows.ts',
  ],
  ['the policy for Trusted Types', /createPolicy/, 'web/app/csp/trusted-types.ts'],
  ['what says that a script is missing', /dynamically imported module/i, 'web/app/worker/load-failure.ts'],
  [
    'how many files make one text',
    /\b(?:MAX_\w*FILES =|files:) 10_00[01]\b/,
    'engine/src/source/source-files.ts',
  ],
])('%s is decided in one place', (_, pattern, file) => {
  const deciding = SOURCE_FILES.filter((path) => pattern.test(readFileSync(ROOT + path, 'utf8')));
  expect(deciding).toEqual([file]);
});

test('attributes in braces are read by one grammar', () => {
  /** Patterns of an id, of a class, or of a key with its value; those of HTML's attributes look different. */
  const attribute = /#\(?\[\^?\\[sp]|\[[.#]{2}\]\[?\\w|\[\\w:?-\]\+=|\\s\)[a-z-]+=/;
  const reading = SOURCE_FILES.filter(
    (path) => path.startsWith('engine/src/parse/') && attribute.test(readFileSync(ROOT + path, 'utf8')),
  );
  expect(reading).toEqual(['engine/src/parse/attributes.ts']);
});

test('the command opens files in one place, which decides whether it may', () => {
  const opening =
    /\b(?:appendFile|copyFile|createReadStream|createWriteStream|open|readFile|rename|writeFile)(?:Sync)?\b[^;]* from 'node:fs/;
  const files = SOURCE_FILES.filter(
    (path) => path.startsWith('cli/src/') && opening.test(readFileSync(ROOT + path, 'utf8')),
  );
  // The last two read what belongs to the command itself.
  expect(files).toEqual([
    'cli/src/files.ts',
    'cli/src/opened-file.ts',
    'cli/src/skill.ts',
    'cli/src/version.ts',
  ]);
});

test('the writer never cuts or replaces what it has written', () => {
  const patching = /\.(?:replace|replaceAll|slice|split)\([^\n]*<[^\n]*\b[wm]:/;
  const files = SOURCE_FILES.filter(
    (path) => path.startsWith('engine/src/write/') && patching.test(readFileSync(ROOT + path, 'utf8')),
  );
  expect(files).toEqual([]);
});
