import fc from 'fast-check';
import { realDocuments } from '../conformance/real-documents';
import { checkVolumes } from '../validation/check-volumes';
import { describeFindings } from '../validation/validate-docx';
import { doorInputs } from './door-inputs';
import { checkDoor, type DoorInput, lengthOf } from './doors';
import { fuzzInputs } from './inputs';
import { checkInput, type FuzzInput } from './properties';

/** A request by `scripts/fuzz.mjs`: to try the inputs of one seed, or to run Microsoft's validator. */
export type FuzzOrder = { readonly kind: string; readonly seed: number; readonly runs: number } | 'validate';

type AnyInput = FuzzInput | DoorInput;

/** A response. `trying` precedes each input, so that one that never ends can be identified. */
export type FuzzAnswer =
  | { readonly answer: 'ready'; readonly kinds: readonly string[] }
  | { readonly answer: 'trying'; readonly input: AnyInput }
  | {
      readonly answer: 'tried';
      readonly inputs: number;
      readonly failure?: string;
      readonly input?: AnyInput;
    }
  | { readonly answer: 'validated'; readonly documents: number; readonly failures: readonly string[] };

/** CPU time allowed for an input, in milliseconds: `BASE`, and a time for each character. */
const BASE = 1500;
const PER_CHARACTER = 0.5;

/** One in this many documents is validated, up to a maximum; those with options in volumes of their own. */
const SAMPLED = { every: 10, plain: 150, withOptions: 4 };

const inputs: Readonly<Record<string, fc.Arbitrary<AnyInput>>> = {
  ...fuzzInputs(realDocuments().map(({ markdown }) => markdown)),
  ...(await doorInputs()),
};
const sample: { readonly bytes: Uint8Array; readonly input: FuzzInput }[] = [];
let tried = 0;

process.on('message', async (order: FuzzOrder) => {
  send(order === 'validate' ? await validate() : await attempt(order));
});
send({ answer: 'ready', kinds: Object.keys(inputs) });
// The module stays loaded, so that the engine can still load parts on demand.
await new Promise((resolve) => process.once('disconnect', resolve));

async function attempt({ kind, seed, runs }: Exclude<FuzzOrder, string>): Promise<FuzzAnswer> {
  const arbitrary = inputs[kind];
  if (!arbitrary) throw new Error(`There is no kind of input "${kind}"`);
  const { failed, numRuns, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(arbitrary, tryInput),
    { seed, numRuns: runs },
  );
  if (!failed) return { answer: 'tried', inputs: numRuns };
  const failure = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return {
    answer: 'tried',
    inputs: numRuns,
    failure,
    ...(counterexample ? { input: counterexample[0] } : {}),
  };
}

async function tryInput(input: AnyInput): Promise<void> {
  send({ answer: 'trying', input });
  const begin = process.cpuUsage();
  const bytes = 'door' in input ? await checkDoor(input) : await checkInput(input);
  const { user, system } = process.cpuUsage(begin);
  const [took, bound] = [
    (user + system) / 1000,
    BASE + PER_CHARACTER * ('door' in input ? lengthOf(input) : input.markdown.length),
  ];
  if (took > bound) throw new Error(`Took ${Math.round(took)} ms, expected at most ${Math.round(bound)}`);
  if ('door' in input || bytes === undefined) return;
  tried++;
  const isPlain = Object.keys(input.options).length === 0;
  const kept = sample.filter(
    ({ input: { options } }) => (Object.keys(options).length === 0) === isPlain,
  ).length;
  if (tried % SAMPLED.every === 0 && kept < (isPlain ? SAMPLED.plain : SAMPLED.withOptions))
    sample.push({ bytes, input });
}

async function validate(): Promise<FuzzAnswer> {
  const findings = await checkVolumes(sample.map(({ bytes }) => bytes));
  const failures = findings.map(
    ({ member, finding }) =>
      `${describeFindings('in its volume', [finding])}\n${JSON.stringify(sample[member]?.input)}`,
  );
  return { answer: 'validated', documents: sample.length, failures: [...new Set(failures)].slice(0, 5) };
}

function send(answer: FuzzAnswer): void {
  process.send?.(answer);
}
