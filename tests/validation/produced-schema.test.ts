import { expect, test } from 'vitest';
import { producedFiles } from '../produced';
import { checkSchema, OFFICE_VERSIONS } from './schema';
import { describeFindings } from './validate-docx';
import { bindVolumes } from './volume';

const files = producedFiles();

/** The fixtures hold every construct and option: today's Word is asked about them as they are, too. */
const fixtures = files.filter(({ caseName }) => caseName.startsWith('fixtures/'));

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

test(
  `Open XML SDK, ${OFFICE_VERSIONS.join(', ')}: all ${files.length} files, bound in volumes`,
  async () => {
    const volumes = bindVolumes(files.map(({ bytes }) => bytes));
    expect(volumes.flatMap(({ members }) => members)).toHaveLength(files.length);

    const findings = await checkSchema(volumes.map(({ bytes }) => bytes));
    const faulty = new Map<number, string>();
    for (const [index, { memberOf }] of volumes.entries())
      for (const finding of findings[index] ?? [])
        faulty.set(memberOf(finding), describeFindings('in its volume', [finding]));

    const reports = [...faulty].slice(0, NAMED).map(async ([member, inVolume]) => {
      const { caseName = '', bytes = new Uint8Array() } = files[member] ?? {};
      const [alone = []] = await checkSchema([bytes]);
      return alone.length > 0 ? describeFindings(caseName, alone) : `${caseName}: ${inVolume}`;
    });
    expect((await Promise.all(reports)).join('\n')).toBe('');
  },
  TIMEOUT_MS,
);
