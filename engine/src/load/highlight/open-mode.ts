import type { CompiledMode } from './library/compiled.js';

/** An open mode, and the one that contains it. */
export interface OpenMode {
  readonly mode: CompiledMode;
  readonly parent: OpenMode | undefined;
}

/** The scopes of the open modes, from the outermost to the innermost. */
export function scopesOf(top: OpenMode): string[] {
  const scopes: string[] = [];
  for (let open = top; open.parent; open = open.parent) if (open.mode.scope) scopes.unshift(open.mode.scope);
  return scopes;
}

/** The outermost mode that ends together with an open one: some modes also end their parent. */
export function outermost(open: OpenMode): OpenMode {
  let ended = open;
  while (ended.mode.endsParent && ended.parent) ended = ended.parent;
  return ended;
}

/** The expression with which the library ends modes that have no end of their own: it matches anywhere. */
const ANYWHERE = '\\B|\\b';

/** Whether a mode consists of its beginning only, so that it ends right there. */
export function isOnlyBeginning(mode: CompiledMode): boolean {
  const { rules } = mode.matcher;
  return (
    rules.length === 1 &&
    rules[0]?.[0] === ANYWHERE &&
    !mode.starts &&
    !mode.endsParent &&
    !mode.endScope &&
    !mode['on:end']
  );
}
