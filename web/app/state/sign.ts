import { type Kept, kept } from './kept';

/** A sign in the browser's storage: it is there, or it is not. */
export function sign(key: string): Kept<boolean> {
  const { read, write } = kept<boolean>(key, { read: (stored) => stored !== null, write: () => '' });
  return { read, write: (isSet) => write(isSet || undefined) };
}
