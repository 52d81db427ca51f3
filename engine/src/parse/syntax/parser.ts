import createMarkdownIt, { type MarkdownIt, type StateCore } from 'markdown-it';
import { MAX_NESTING } from '../rules/block/bounded-nesting.js';
import { eastAsianMarks } from '../rules/inline/east-asian-marks.js';
import { linkLabels } from '../rules/inline/link-labels.js';
import { webAddresses } from '../rules/inline/web-addresses.js';
import { addRows } from './add-rows.js';
import { byFirstCharacter } from './first-characters.js';
import { NeededRows } from './needed-rows.js';
import { plainTokens } from './plain-tokens.js';
import { BLOCKS, INLINES, STEPS_OF_BLOCKS, STEPS_OF_TEXT } from './table.js';

/** The characters at which each row is tried. */
function charactersOf(rows: typeof BLOCKS | typeof INLINES): Record<string, string | undefined> {
  return Object.fromEntries(
    rows.flatMap((row) => (typeof row === 'string' ? [] : [[row.name, row.firstCharacters]])),
  );
}

let instance: MarkdownIt | undefined;
let rows: NeededRows | undefined;
/** The blocks and the running text of one document are read at different times. */
const neededBy = new WeakMap<StateCore, string>();

/** The configured parser. One instance serves all documents; `useRulesFor` says which one it reads. */
export function markdownIt(): MarkdownIt {
  instance ??= create();
  return instance;
}

function neededRows(): NeededRows {
  rows ??= new NeededRows();
  return rows;
}

/** Leaves out rules that can find nothing in a text, until another one is read; `state` is that in which it is read. */
export function useRulesFor(text: string, state?: StateCore): void {
  const rows = neededRows();
  const needed = (state && neededBy.get(state)) ?? rows.of(text);
  if (state) neededBy.set(state, needed);
  rows.use(needed);
}

/** Reads the blocks of a text, but not their running text. */
export function readBlocks(state: StateCore): void {
  useRulesFor(state.src, state);
  const steps = markdownIt().core.ruler.getRules('');
  for (const step of steps.slice(0, STEPS_OF_BLOCKS.length)) step(state);
}

/** Reads the running text of blocks. */
export function readRunningText(state: StateCore): void {
  useRulesFor(state.src, state);
  const steps = markdownIt().core.ruler.getRules('');
  for (const step of steps.slice(STEPS_OF_BLOCKS.length)) step(state);
}

function create(): MarkdownIt {
  const md = createMarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING + 2 });
  // Targets are checked when they are written, with a notice; the parser would leave the source as text.
  md.validateLink = () => true;
  const normalizeLink = md.normalizeLink.bind(md);
  md.normalizeLink = (url) => (url.startsWith('data:') ? url : normalizeLink(url));
  addRows(md, { blocks: BLOCKS, inlines: INLINES, steps: [...STEPS_OF_BLOCKS, ...STEPS_OF_TEXT] });
  byFirstCharacter(md, neededRows(), charactersOf(INLINES), charactersOf(BLOCKS));
  return md.use(plainTokens).use(eastAsianMarks).use(linkLabels).use(webAddresses);
}
