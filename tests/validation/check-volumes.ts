import type { Finding } from './rule';
import { checkSchema, type OfficeVersion } from './schema';
import { bindVolumes, type Volume } from './volume';

interface VolumeFinding {
  /** The position, in the list of files given, of the file whose element is at fault. */
  readonly member: number;
  readonly finding: Finding;
}

/** Asks Microsoft's Open XML SDK about files bound in volumes; each file is in exactly one, unless nothing is left of it. */
export async function checkVolumes(
  left: readonly (Uint8Array | undefined)[],
  versions?: readonly OfficeVersion[],
): Promise<VolumeFinding[]> {
  const positions = [...left.keys()].filter((position) => left[position] !== undefined);
  const files = left.filter((file) => file !== undefined);
  const volumes: Volume[] = [];
  function* bound(): Generator<Uint8Array, void> {
    for (const volume of bindVolumes(files)) {
      volumes.push(volume);
      yield volume.bytes;
    }
  }
  const findings = await checkSchema(bound(), versions);

  const members = volumes.flatMap((volume) => volume.members);
  if (new Set(members).size !== files.length || members.length !== files.length)
    throw new Error(`Volumes have ${members.length} members, expected each of ${files.length} files once`);
  return volumes.flatMap(({ memberOf }, index) =>
    (findings[index] ?? []).map((finding) => ({ member: positions[memberOf(finding)] ?? 0, finding })),
  );
}
