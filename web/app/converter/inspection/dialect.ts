import type { DialectReading } from '@footmark/engine';

/** Whether there is anything to say about the dialect of a text: it makes a difference to it, or was chosen. */
export function saysDialect({ isChosen, differences }: DialectReading): boolean {
  return isChosen || differences.length > 0;
}
