import { foreignFormat } from '@footmark/engine/options';

/** Why a file that another program made cannot be opened, and what to do; `undefined` if it is of no such kind. */
export function foreignMessage(name: string, bytes?: Uint8Array): string | undefined {
  const format = foreignFormat(name, bytes);
  return format && `“${name}” is ${format.name}, which cannot be opened. ${format.advice}`;
}
