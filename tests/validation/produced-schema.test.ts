import { expect, test } from 'vitest';
import { producedFiles } from '../produced';
import { checkSchema, OFFICE_VERSIONS } from './schema';
import { describeFindings } from './validate-docx';
import { bindVolumes } from './volume';

const files = producedFiles();

/** The fixtures hold every construct and option: these files are checked as they are, all others in volumes. */
const fixtures = files.filter(({ caseName }) => caseName.startsWith('fixtures/'));

test(`Open XML SDK, ${OFFICE_VERSIONS.join(', ')}: ${fixtures.length} fixtures as they are`, async () => {
  const findings = await checkSchema(fixtures.map(({ bytes }) => bytes));
  const report = fixtures.map(({ caseName }, index) => describeFindings(caseName, findings[index] ?? []));
  expect(report.filter(Boolean).join('\n')).toBe('');
});

test(`Open XML SDK, ${OFFICE_VERSIONS.join(', ')}: all ${files.length} files, bound in volumes`, async () => {
  const volumes = bindVolumes(files.map(({ bytes }) => bytes));
  expect(volumes.flatMap(({ members }) => members)).toHaveLength(files.length);
  const findings = await checkSchema(volumes.map(({ bytes }) => bytes));
  const faulty = volumes.filter((_, index) => (findings[index] ?? []).length > 0);
  const suspects = faulty
    .flatMap(({ members }) => members.map((member) => files[member]))
    .filter((file) => file !== undefined);
  const single = await checkSchema(
    suspects.map(({ bytes }) => bytes),
    ['Microsoft365', 'Office2007'],
  );
  const report = suspects.map(({ caseName }, index) => describeFindings(caseName, single[index] ?? []));
  const unexplained = findings.map((found, index) => describeFindings(`volume ${index}`, found));
  expect([...report, ...unexplained].filter(Boolean).join('\n')).toBe('');
});
