import { expect, test } from 'vitest';
import { producedFiles } from '../produced';
import { checkSchema, OFFICE_VERSIONS, type OfficeVersion } from './schema';
import { describeFindings } from './validate-docx';
import { bindVolumes } from './volume';

const files = producedFiles();

/** The fixtures hold every construct and option: today's Word is asked about them as they are, too. */
const fixtures = files.filter(({ caseName }) => caseName.startsWith('fixtures/'));

/**
 * The oldest Word, which knows least and so objects to most, is asked about every file; the others about the fixtures and
 * every eighth of the rest, whose order is that of their hashes. To ask all three about all took most of the time.
 */
const [STRICTEST, ...OTHER_VERSIONS] = OFFICE_VERSIONS;
const SHARE = 8;
const sample = files.filter((file, index) => fixtures.includes(file) || index % SHARE === 0);

const TODAYS = 'Microsoft365';

/** Hundreds of megabytes are checked three times over, on whatever machine. */
const TIMEOUT_MS = 1_800_000;

/** As many faulty files as a report names: one fault is often in hundreds of files. */
const NAMED = 8;

test(
  `Open XML SDK, ${TODAYS}: ${fixtures.length} fixtures as they are`,
  async () => {
    const findings = await checkSchema(
      fixtures.map(({ bytes }) => bytes),
      [TODAYS],
    );
    const reports = fixtures.map(({ caseName }, index) => describeFindings(caseName, findings[index] ?? []));
    expect(reports.filter(Boolean).slice(0, NAMED).join('\n')).toBe('');
  },
  TIMEOUT_MS,
);

test.each([
  { versions: [STRICTEST], checked: files },
  { versions: OTHER_VERSIONS, checked: sample },
])(
  'Open XML SDK, $versions: $checked.length files, bound in volumes',
  async ({ versions, checked }) => {
    expect(await faultsInVolumes(checked, versions)).toBe('');
  },
  TIMEOUT_MS,
);

async function faultsInVolumes(checked: typeof files, versions: readonly OfficeVersion[]): Promise<string> {
  const volumes = bindVolumes(checked.map(({ bytes }) => bytes));
  expect(volumes.flatMap(({ members }) => members)).toHaveLength(checked.length);

  const findings = await checkSchema(
    volumes.map(({ bytes }) => bytes),
    versions,
  );
  const faulty = new Map<number, string>();
  for (const [index, { memberOf }] of volumes.entries())
    for (const finding of findings[index] ?? [])
      faulty.set(memberOf(finding), describeFindings('in its volume', [finding]));

  const reports = [...faulty].slice(0, NAMED).map(async ([member, inVolume]) => {
    const { caseName = '', bytes = new Uint8Array() } = checked[member] ?? {};
    const [alone = []] = await checkSchema([bytes], versions);
    return alone.length > 0 ? describeFindings(caseName, alone) : `${caseName}: ${inVolume}`;
  });
  return (await Promise.all(reports)).join('\n');
}
