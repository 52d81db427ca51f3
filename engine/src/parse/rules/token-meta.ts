import type { Token } from 'markdown-it';

/** What one rule leaves on a token for what reads it. */
export interface TokenMeta<Value> {
  set(token: Token, value: Value): void;
  get(token: Token): Value | undefined;
}

/** A place of its own in `token.meta`, which markdown-it leaves untyped. Rules do not see each other's values. */
export function tokenMeta<Value>(key: string): TokenMeta<Value> {
  // Only `set` writes under the key, and only a `Value`.
  type Meta = { readonly [name: string]: Value | undefined } | null;
  return {
    set(token, value) {
      token.meta = { ...(token.meta as Meta), [key]: value };
    },
    get: ({ meta }) => (meta as Meta)?.[key],
  };
}
