import { convert, inspect } from '@footmark/engine';
import { GROWTHS } from './texts';

/** A request from `scripts/fuzz.mjs` to a process: convert and inspect one kind of text at one size. */
export interface GrowthOrder {
  readonly name: string;
  readonly size: number;
}

export type GrowthAnswer =
  | { readonly answer: 'ready'; readonly kinds: readonly string[] }
  | {
      readonly answer: 'grown';
      readonly characters: number;
      /** CPU time for a conversion and an inspection. */
      readonly milliseconds: number;
      readonly peakMebibytes: number;
      /** Why there was no document. */
      readonly failure: string | undefined;
    };

const OPTIONS = { repairs: true, includeTableOfContents: true } as const;

process.on('message', async ({ name, size }: GrowthOrder) => send(await grow(name, size)));
send({ answer: 'ready', kinds: GROWTHS.map(({ name }) => name) });
// The module stays loaded, so that the engine can still load parts on demand.
await new Promise((resolve) => process.once('disconnect', resolve));

async function grow(kind: string, size: number): Promise<GrowthAnswer> {
  const text = GROWTHS.find(({ name }) => name === kind)?.text(size) ?? '';
  const begin = process.cpuUsage();
  const result = await convert(text, OPTIONS);
  inspect(text, OPTIONS);
  const { user, system } = process.cpuUsage(begin);
  return {
    answer: 'grown',
    characters: text.length,
    milliseconds: (user + system) / 1000,
    peakMebibytes: process.resourceUsage().maxRSS / 1024,
    failure: result.success ? undefined : result.validation.errors.at(-1)?.message,
  };
}

function send(answer: GrowthAnswer): void {
  process.send?.(answer);
}
