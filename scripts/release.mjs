// npm run release -- 0.2.0: sets the version of all packages and of the Obsidian plug-in, the changelog, and the
// dates of the site's pages. RELEASING.md describes the steps before and after.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { datedChangelog } from './changelog.mjs';
import { writePageDates } from './page-dates.mjs';
import { ROOT, run } from './system.mjs';

const CHANGELOG = 'CHANGELOG.md';
const OBSIDIAN = 'plugins/obsidian';
const [version = ''] = process.argv.slice(2);

process.chdir(ROOT);
if (!/^\d+\.\d+\.\d+$/.test(version))
  stop('Say which version: npm run release -- 0.2.0 (three numbers, no tag)');
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  stop(
    'There are changes that are not committed. Commit them first, so that the release is a commit of its own.',
  );

let changelog = '';
try {
  changelog = datedChangelog(
    readFileSync(CHANGELOG, 'utf8'),
    version,
    new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
} catch (error) {
  stop(error.message);
}
const commands = [
  [
    'npm',
    'version',
    version,
    '--workspaces',
    '--no-workspaces-update',
    '--allow-same-version',
    '--ignore-scripts',
  ],
  ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
];
for (const command of commands)
  if (!run(command)) stop(`"${command.join(' ')}" failed; its messages are above.`);
writeFileSync(CHANGELOG, changelog);
writeObsidianVersion();
writePageDates();

console.log(`
Everything has version ${version} now. Look at it, and release it:

  git diff
  git commit --all --message "Release ${version}"
  git tag v${version}
  git push origin main v${version}
`);

/** Obsidian reads the version from the manifest, and the oldest Obsidian for each version from the list. */
function writeObsidianVersion() {
  const change = (name, changed) => {
    const path = `${OBSIDIAN}/${name}`;
    const value = changed(JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
    return value;
  };
  const { minAppVersion } = change('manifest.json', (manifest) => ({ ...manifest, version }));
  change('versions.json', (versions) => ({ ...versions, [version]: minAppVersion }));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
