import type { CompiledMode } from './library/compiled.js';

/** A mode that is open, in the one around it. */
export interface OpenMode {
  readonly mode: CompiledMode;
  readonly parent: OpenMode | undefined;
}

/** The scopes of the modes around code that goes on, from the outside in. */
export function scopesOf(top: OpenMode): string[] {
  const scopes: string[] = [];
  for (let open = top; open.parent; open = open.parent) if (open.mode.scope) scopes.unshift(open.mode.scope);
  return scopes;
}

/** The mode that ends where an open one does: with some, the one around them ends too. */
export function outermost(open: OpenMode): OpenMode {
  let ended = open;
  while (ended.mode.endsParent && ended.parent) ended = ended.parent;
  return ended;
}

/** The expression that the library has a mode end with that has no end of its own: it applies anywhere. */
const ANYWHERE = '\\B|\\b';

/** Whether a mode ends where its beginning does, and nothing else does then. */
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
