import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitFrontMatter } from '../../engine/src/source/front-matter.js';

const FIXTURES = new URL('../fixtures/', import.meta.url);
/** Markup nested too deeply is read as plain text, including its delimiters, and then written as text. */
const UNLIKE = 'nesting-too-deep';

/** The texts of the fixtures that are written as they were read, without their front matter. */
export const fixtures = readdirSync(fileURLToPath(FIXTURES))
  .filter((name) => name !== UNLIKE)
  .map((name) => ({
    name,
    markdown: splitFrontMatter(readFileSync(new URL(`${name}/input.md`, FIXTURES), 'utf8')).markdown,
  }));
