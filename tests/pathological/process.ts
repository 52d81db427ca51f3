import { GROWTHS } from './growths';

/** A request from `scripts/fuzz.mjs` to a process: to try one kind of input at one size. */
export interface GrowthOrder {
  readonly name: string;
  readonly size: number;
}

export type GrowthAnswer =
  | { readonly answer: 'ready'; readonly kinds: readonly string[] }
  | {
      readonly answer: 'grown';
      readonly characters: number;
      /** CPU time. */
      readonly milliseconds: number;
      readonly peakMebibytes: number;
      /** Why there was no result. */
      readonly failure: string | undefined;
    };

process.on('message', async ({ name, size }: GrowthOrder) => send(await grow(name, size)));
send({ answer: 'ready', kinds: GROWTHS.map(({ name }) => name) });
// The module stays loaded, so that the engine can still load parts on demand.
await new Promise((resolve) => process.once('disconnect', resolve));

async function grow(kind: string, size: number): Promise<GrowthAnswer> {
  const growth = GROWTHS.find(({ name }) => name === kind);
  if (!growth) throw new Error(`There is no kind of input "${kind}"`);
  const { length, run } = growth.input(size);
  const begin = process.cpuUsage();
  const failure = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const { user, system } = process.cpuUsage(begin);
  return {
    answer: 'grown',
    characters: length,
    milliseconds: (user + system) / 1000,
    peakMebibytes: process.resourceUsage().maxRSS / 1024,
    failure,
  };
}

function send(answer: GrowthAnswer): void {
  process.send?.(answer);
}
