import type { Block, Inline } from '../../model/document.js';

const MARKER = /^(?:\[([ \txX])\]|([☐☑]))(?:\s+|$)/;

/** Obsidian's other states of a to-do, whose box is open; one that was cancelled, `[-]`, is struck. */
const STATE = /^\[([/\-<>!?*])\](?:[ \t]+|$)/;
const SIGNS: Readonly<Record<string, string>> = {
  '/': '◐',
  '<': '◷',
  '>': '→',
  '!': '❗',
  '?': '❓',
  '*': '★',
  '"': '❝',
  l: '📍',
  b: '🔖',
  i: 'ℹ️',
  S: '💰',
  I: '💡',
  p: '👍',
  c: '👎',
  f: '🔥',
  k: '🔑',
  w: '🏆',
  u: '📈',
  d: '📉',
};
/** States that Obsidian's themes have for letters, which count only beside to-dos: elsewhere, `[a]` is text. */
const STATE_AMONG_TASKS = /^\[([/\-<>!?*"lbiSIpcfkwud])\](?:[ \t]+|$)/;

function withSign(inlines: readonly Inline[], sign = ''): readonly Inline[] {
  const [first, ...rest] = inlines;
  return first?.type === 'text'
    ? [{ ...first, value: `${sign} ${first.value}` }, ...rest]
    : [{ type: 'text', value: `${sign} ` }, ...inlines];
}

/**
 * Removes `[ ]`, `[x]` or a drawn box from the beginning of a list item, and returns whether it is checked;
 * `undefined` if the item is not a task. `isAmongTasks` says that other items of its list are.
 */
export function takeTaskMarker(children: Block[], isAmongTasks = false): boolean | undefined {
  const paragraph = children[0];
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text, ...rest] = paragraph.children;
  const state = text?.type === 'text' ? (isAmongTasks ? STATE_AMONG_TASKS : STATE).exec(text.value) : null;
  if (state && text?.type === 'text' && (rest.length > 0 || text.value.length > state[0].length)) {
    const value = text.value.slice(state[0].length);
    const own = value === '' ? rest : [{ ...text, value }, ...rest];
    const [, sign = ''] = state;
    children[0] = {
      ...paragraph,
      children: sign === '-' ? [{ type: 'delete', children: own }] : withSign(own, SIGNS[sign]),
    };
    return false;
  }
  const match = text?.type === 'text' ? MARKER.exec(text.value) : null;
  if (!match || text?.type !== 'text') return undefined;
  const value = text.value.slice(match[0].length);
  const remaining = value === '' ? rest : [{ ...text, value }, ...rest];
  children[0] = { ...paragraph, children: remaining };
  return match[1] === 'x' || match[1] === 'X' || match[2] === '☑';
}
