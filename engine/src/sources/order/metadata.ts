import { isRecord, readYaml } from '../../parse/yaml.js';
import { folderOf, nameOf } from '../paths.js';
import type { Plan, PlanInput } from './plan.js';

/** A plan with the front matter of a `metadata.yml` beside its first text or above it, which pandoc's projects have. */
export async function withMetadata(plan: Plan, { settings, texts }: PlanInput): Promise<Plan> {
  const first = plan.entries.find((entry) => 'path' in entry);
  if (plan.front?.length || !first || texts.get(first.path)?.front.values.title !== undefined) return plan;
  const beside = [...settings.keys()]
    .filter((path) => /^metadata\./i.test(nameOf(path)) && isAbove(folderOf(path), first.path))
    .sort((one, other) => other.length - one.length);
  for (const path of beside) {
    const yaml = (settings.get(path) ?? '').replace(
      /^---[ \t]*\r?\n|^(?:---|\.\.\.)[ \t]*(?:\r?\n[\s\S]*)?$/gm,
      '',
    );
    const reading = await readYaml(yaml);
    const isTitled = reading.problem === undefined && isRecord(reading.value) && 'title' in reading.value;
    // Files of this name also describe data sets and packages.
    if (isTitled) return { ...plan, front: yaml.trimEnd().split(/\r?\n/) };
  }
  return plan;
}

function isAbove(folder: string, path: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
