import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installApart } from './install-apart.mjs';

/**
 * A measured program: it reads a Markdown file and, unless it is the floor, writes a Word file.
 *
 * @typedef {object} Converter
 * @property {string} name
 * @property {string} version
 * @property {boolean} [isOther] another converter
 * @property {boolean} [isFromNpm]
 * @property {(job: Job) => readonly string[]} command
 */

/**
 * @typedef {object} Job
 * @property {string} input
 * @property {string} output
 * @property {readonly string[]} parts the XML of the finished document, which the floor compresses
 */

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const PEERS = file('peers/');
/** The program of each in `peers/`, and its package. */
const PEER_PACKAGES = {
  'markdown-docx': 'markdown-docx',
  'remark-docx': 'remark-docx',
  'md-to-docx': '@mohtasham/md-to-docx',
  'pandoc-wasm': 'pandoc-wasm',
};

const COMMAND = [process.execPath, file('../cli/bin/footmark.js'), '--quiet'];

/** @type {Converter} */
export const FLOOR = {
  name: 'floor',
  version: `markdown-it ${versionOf(file('../node_modules/markdown-it'))}, zlib of Node.js`,
  command: ({ input, parts }) => [process.execPath, file('floor.mjs'), input, ...parts],
};

/** @type {Converter} */
export const FOOTMARK = {
  name: 'Footmark',
  version: versionOf(file('../engine')),
  command: ({ input, output }) => [process.execPath, file('conversion.mjs'), input, output],
};

/** @type {Converter} */
export const FOOTMARK_IN_COLOURS = {
  ...FOOTMARK,
  name: 'Footmark, code in colours',
  command: (job) => [...FOOTMARK.command(job), '--colours'],
};

/** @type {Converter} */
export const FOOTMARK_COMMAND = {
  name: 'Footmark, command',
  version: versionOf(file('../cli')),
  command: ({ input, output }) => [...COMMAND, input, '--output', output, '--no-highlight'],
};

/** The command as it is without options. @type {Converter} */
export const FOOTMARK_COMMAND_IN_COLOURS = {
  ...FOOTMARK_COMMAND,
  name: 'Footmark, command, code in colours',
  command: ({ input, output }) => [...COMMAND, input, '--output', output],
};

/**
 * The other converters that are installed or can be installed from npm.
 *
 * @returns {readonly Converter[]}
 */
export function findPeers() {
  return [
    ...(installApart(PEERS, 'the converters to compare with, about 400 MB') ? npmPeers() : []),
    ...nativePandoc(),
  ];
}

function npmPeers() {
  return Object.entries(PEER_PACKAGES).map(([program, name]) => ({
    name,
    version: versionOf(`${PEERS}node_modules/${name}`),
    isOther: true,
    isFromNpm: true,
    command: (/** @type {Job} */ { input, output }) => [
      process.execPath,
      `${PEERS}${program}.mjs`,
      input,
      output,
    ],
  }));
}

/** @returns {Converter[]} */
function nativePandoc() {
  const { stdout, status } = spawnSync('pandoc', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return [];
  const version = /^pandoc\S* (\S+)/.exec(stdout)?.[1] ?? '';
  return [{ name: 'pandoc', version, command: ({ input, output }) => ['pandoc', input, '--output', output] }];
}

/** @param {string} folder a package's */
function versionOf(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version;
}
