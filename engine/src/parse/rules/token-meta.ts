import type { Token } from 'markdown-it';

/** A value that one rule leaves on a token for its reader. */
export interface TokenMeta<Value> {
  set(token: Token, value: Value): void;
  get(token: Token): Value | undefined;
}

/** A slot in `token.meta`, which markdown-it leaves untyped. Rules do not see each other's values. */
export function tokenMeta<Value>(key: string): TokenMeta<Value> {
  // Only `set` writes under the key, and it accepts only a `Value`.
  type Meta = { readonly [name: string]: Value | undefined } | null;
  return {
    set(token, value) {
      token.meta = { ...(token.meta as Meta), [key]: value };
    },
    get: ({ meta }) => (meta as Meta)?.[key],
  };
}
