import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCycle } from '../import-graph';
import { ROOMS } from './import-rules';
import { SOURCE_FILES } from './source-files';
import { roomOf, specifiersIn, verdictOn } from './walls';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every import of the project is on the list', () => {
  expect(SOURCE_FILES.length).toBeGreaterThan(400);
  const wrong = SOURCE_FILES.flatMap((file) =>
    specifiersIn(readFileSync(ROOT + file, 'utf8'))
      .map((specifier) => verdictOn(file, specifier))
      .filter((verdict) => verdict !== undefined),
  );
  expect(wrong).toEqual([]);
});

test('every folder in the list has files, and every rule is used', () => {
  for (const room of Object.keys(ROOMS))
    expect(
      SOURCE_FILES.filter((file) => roomOf(file) === room),
      room,
    ).not.toEqual([]);
  const used = new Set(
    SOURCE_FILES.flatMap((file) =>
      specifiersIn(readFileSync(ROOT + file, 'utf8')).map(
        (specifier) => `${roomOf(file)} ${roomOf(posix.join(posix.dirname(file), specifier))}`,
      ),
    ),
  );
  const unused = Object.entries(ROOMS).flatMap(([room, { rooms }]) =>
    rooms.filter((target) => !used.has(`${room} ${target}`)).map((target) => `${room} → ${target}`),
  );
  expect(unused).toEqual([]);
});

/** Rooms that are each other's subject: types of one are about the other, or one's controls show what the other does. */
const MUTUAL = [
  'cli/src ↔ cli/src/mcp',
  'web/app ↔ web/app/offline',
  'web/app ↔ web/app/ui',
  'web/app/content ↔ web/app/ui',
];

test('no two rooms import each other, but for the pairs that are listed', () => {
  const mutual = Object.entries(ROOMS).flatMap(([room, { rooms }]) =>
    rooms
      .filter((other) => room < other && ROOMS[other]?.rooms.includes(room))
      .map((other) => `${room} ↔ ${other}`),
  );
  expect(mutual.toSorted()).toEqual(MUTUAL);
});

const CONVERTER = 'web/app/converter/';

/** What the features of the converter depend on, and what puts them together. All its other folders are features. */
const FOUNDATIONS = [
  'document',
  'findings',
  'instance',
  'paper',
  'storage',
  'text',
  'view',
  'workers',
  'workspace',
];
const ABOVE_FEATURES = ['files', 'shell'];

test('no circle of folders in the converter, and no feature imports another', () => {
  const graph = new Map<string, string[]>();
  for (const [room, { rooms }] of Object.entries(ROOMS))
    if (room.startsWith(CONVERTER))
      graph.set(
        room.slice(CONVERTER.length),
        rooms.filter((other) => other.startsWith(CONVERTER)).map((other) => other.slice(CONVERTER.length)),
      );
  expect(graph.get('shell')).toContain('files');
  expect(findCycle(graph)).toBeUndefined();
  const features = [...graph.keys()].filter((room) => ![...FOUNDATIONS, ...ABOVE_FEATURES].includes(room));
  expect(features).toContain('editor');
  const beside = features.flatMap((room) =>
    (graph.get(room) ?? [])
      .filter((other) => !FOUNDATIONS.includes(other))
      .map((other) => `${room} → ${other}`),
  );
  expect(beside).toEqual([]);
  const upward = FOUNDATIONS.flatMap((room) =>
    (graph.get(room) ?? [])
      .filter((other) => !FOUNDATIONS.includes(other))
      .map((other) => `${room} → ${other}`),
  );
  expect(upward).toEqual([]);
});

/** What modules of the converter may hold, since it belongs to the page or the device and not to one converter. */
const HELD_BY_MODULES = {
  'editor/PlainSurface.tsx': 'code that was loaded, and the Shift key',
  'editor/adopt-styles.ts': 'the styles of CodeMirror, which writes them once for a page',
  'editor/use-code-editor.ts': 'whether the keyboard is composing a word',
  'pages/finding-underlines.ts': 'the highlight, which a page has by its name',
  'pages/slices.ts': 'the time in a frame of the window',
  'pages/use-parts.ts': 'code that was loaded',
  'paper/paper-fonts.ts': 'the fonts of the page',
};

test('modules of the converter hold no state: all of it is in one converter, of which a page may have several', () => {
  const state =
    /^(?:export )?(?:let |const \w+[^=]*= (?:create(?:Store|Document|Converter)|new WorkerClient|new (?:Map|Set)(?:<.*>)?\(\)|\[\]))/m;
  const holding = SOURCE_FILES.filter(
    (file) => file.startsWith(CONVERTER) && state.test(readFileSync(ROOT + file, 'utf8')),
  );
  expect(holding.map((file) => file.slice(CONVERTER.length)).toSorted()).toEqual(
    Object.keys(HELD_BY_MODULES).toSorted(),
  );
});

test('nothing but a route imports the screen, which puts the parts of the converter together', () => {
  const importing = Object.entries(ROOMS).filter(([, { rooms }]) =>
    rooms.includes('web/app/converter/shell'),
  );
  expect(importing.map(([room]) => room)).toEqual(['web/app/routes']);
});

test.each([
  ['its own room', 'engine/src/theme/planted.ts', './plain.js', undefined],
  ['a listed room', 'engine/src/theme/planted.ts', '../model/index.js', undefined],
  [
    'a room that is not listed',
    'engine/src/theme/planted.ts',
    '../write/index.js',
    'engine/src/theme/planted.ts: engine/src/theme may not import ../write/index.js',
  ],
  ['a listed package', 'engine/src/parse/rules/planted.ts', 'markdown-it', undefined],
  [
    'a package that is not listed',
    'engine/src/parse/rules/planted.ts',
    'node:fs',
    'engine/src/parse/rules/planted.ts: engine/src/parse may not import the package node:fs',
  ],
])('an import of %s', (_, file, specifier, verdict) => {
  expect(verdictOn(file, specifier)).toBe(verdict);
});

test('only the writer writes elements of WordprocessingML and Office Math', () => {
  const writing = SOURCE_FILES.filter((file) =>
    /<\/?[wm]:[a-zA-Z]|[\s"'`][wm]:[a-zA-Z]+=/.test(readFileSync(ROOT + file, 'utf8')),
  );
  expect(writing.length).toBeGreaterThan(10);
  expect(writing.filter((file) => !file.startsWith('engine/src/write/'))).toEqual([]);
});

test('imports of every form are found', () => {
  const source = `
    import type { A } from './a.js';
    import {
      b,
    } from "./b.js";
    export * from './c.js';
    const d = await import('./d.js');
    import './e.js';
    /* import { f } from './f.js'; */
  `;
  expect(specifiersIn(source)).toEqual(['./a.js', './b.js', './c.js', './d.js', './e.js']);
});

test('style sheets change the layout at widths in rem, so that large text gets the layout of a small screen', () => {
  const sheets = readdirSync(`${ROOT}web/app`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const conditions = sheets.flatMap((path) =>
    [...readFileSync(`${ROOT}web/app/${path}`, 'utf8').matchAll(/@media ([^{]*width[^{]*)/g)].map(
      ([, condition = '']) => `${path}: ${condition.trim()}`,
    ),
  );
  expect(conditions.length).toBeGreaterThan(20);
  expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([]);
});

/** The folder of a file of `parse/`, or the name of one beside the folders; the folders of rules are one. */
function folderOf(path: string): string | undefined {
  const [, folder] = /^engine\/src\/parse\/(rules|.+(?=\/)|[^/]+$)/.exec(path) ?? [];
  return folder;
}

test('no circle of folders, and files beside them, in parse/', () => {
  const graph = new Map<string, string[]>();
  for (const file of SOURCE_FILES) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const targets = specifiersIn(readFileSync(ROOT + file, 'utf8'))
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => folderOf(posix.join(posix.dirname(file), specifier)))
      .filter((target) => target !== undefined)
      .filter((target) => target !== folder);
    graph.set(folder, [...(graph.get(folder) ?? []), ...targets]);
  }
  expect(graph.get('read/blocks')).toContain('html');
  expect(findCycle(graph)).toBeUndefined();
});
