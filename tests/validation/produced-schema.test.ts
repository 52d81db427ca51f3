import { expect, test } from 'vitest';
import { producedFiles } from '../produced';
import { checkVolumes } from './check-volumes';
import { checkSchema, OFFICE_VERSIONS, type OfficeVersion } from './schema';
import { describeFindings } from './validate-docx';
import { withoutRepeats } from './without-repeats';

const files = producedFiles();

/** The fixtures cover every construct and option. */
const fixtures = files.filter(({ caseName }) => caseName.startsWith('fixtures/'));

/**
 * Every file is validated for the oldest Word, which knows the fewest elements and therefore reports the most. For newer
 * versions, only the fixtures are: validating all files in three versions, or each fixture on its own, took most of the
 * time of the whole test suite.
 */
const [OLDEST, ...NEWER] = OFFICE_VERSIONS;
const CURRENT = 'Microsoft365';

/** One in eight fixtures, chosen by hash rather than by name, is also validated on its own. */
const SHARE = 8;
const unbound = fixtures.filter((_, index) => index % SHARE === 0);

/** Enough to validate tens of megabytes on any machine. */
const TIMEOUT_MS = 1_800_000;

/** The most faulty files that a report names, as one fault is often in hundreds of files. */
const MAX_NAMED = 8;

test(
  `Open XML SDK, ${CURRENT}: ${unbound.length} fixtures as they are`,
  async () => {
    const findings = await checkSchema(
      unbound.map(({ bytes }) => bytes),
      [CURRENT],
    );
    const reports = unbound.map(({ caseName }, index) => describeFindings(caseName, findings[index] ?? []));
    expect(reports.filter(Boolean).slice(0, MAX_NAMED).join('\n')).toBe('');
  },
  TIMEOUT_MS,
);

/**
 * Directions of words within a paragraph (ISO/IEC 29500-1, 17.3.2.3 and 17.3.2.8), which Word has known since 2010: the only elements
 * in our files that the oldest does not know.
 */
const SINCE_2010 = /unexpected child element '[^']*main:(?:dir|bdo)'/;
const directed = files.filter(({ caseName }) => caseName.startsWith('the direction of words'));

test.each([
  { versions: [OLDEST], checked: files },
  { versions: NEWER, checked: [...fixtures, ...directed] },
])(
  'Open XML SDK, $versions: $checked.length files, bound in volumes',
  async ({ versions, checked }) => {
    expect(await faultsInVolumes(checked, versions)).toBe('');
  },
  TIMEOUT_MS,
);

async function faultsInVolumes(checked: typeof files, versions: readonly OfficeVersion[]): Promise<string> {
  const findings = await checkVolumes(withoutRepeats(checked.map(({ bytes }) => bytes)), versions);
  const faulty = new Map<number, string>();
  for (const { member, finding } of findings) {
    if (versions.includes(OLDEST) && SINCE_2010.test(JSON.stringify(finding))) continue;
    faulty.set(member, describeFindings('in its volume', [finding]));
  }

  const reports = [...faulty].slice(0, MAX_NAMED).map(async ([member, inVolume]) => {
    const { caseName = '', bytes = new Uint8Array() } = checked[member] ?? {};
    const [alone = []] = await checkSchema([bytes], versions);
    return alone.length > 0 ? describeFindings(caseName, alone) : `${caseName}: ${inVolume}`;
  });
  return (await Promise.all(reports)).join('\n');
}
