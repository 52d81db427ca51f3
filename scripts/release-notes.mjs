// node scripts/release-notes.mjs v0.2.0: prints the changelog's section for the version of a tag; fails unless the packages have that version.
import { readFileSync } from 'node:fs';
import { sectionOf } from './changelog.mjs';

const PACKAGES = ['engine', 'cli', 'diagrams', 'web'];
const [tag = ''] = process.argv.slice(2);
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

try {
  for (const name of PACKAGES) {
    const { version } = JSON.parse(read(`${name}/package.json`));
    if (tag !== `v${version}`) throw new Error(`The tag is "${tag}", but ${name} has version ${version}`);
  }
  console.log(sectionOf(read('CHANGELOG.md'), tag.slice(1)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
