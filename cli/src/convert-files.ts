import { runBatch } from './batch.js';
import { UsageError } from './errors.js';
import { isArchive } from './files.js';
import { findSources } from './find-sources.js';
import type { Job } from './job.js';
import { permissionsOf } from './permissions.js';
import { planRoutes } from './plan.js';
import { Report } from './report.js';
import type { Settings } from './settings.js';
import { shown } from './shown.js';
import { print, type Terminal } from './streams.js';

/** Converts or checks files and whole folders; returns the exit status. */
export async function convertFiles(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output, optionsFile, hidesCode = false, check = false, json = false, quiet = false } = settings;
  const archive = inputs.find(isArchive);
  if (archive !== undefined)
    throw new UsageError(
      `${archive} is an archive; make one document of its files with --one, or of the conversations in a chat assistant's export with --conversation=all`,
    );
  const permissions = await permissionsOf(settings);
  const finding = await findSources(inputs, permissions);
  const others = optionsFile === undefined ? [] : [optionsFile];
  const routes = check
    ? finding.sources.map((source) => ({ source }))
    : await planRoutes(finding, output, others);
  const jobs: Job[] = routes.map((route) => ({
    ...route,
    options: settings.conversion ?? {},
    permissions,
    hidesCode,
    ...(settings.bibliography && { bibliography: settings.bibliography }),
  }));

  for (const { message } of finding.failures) await print(terminal.stderr, `footmark: ${shown(message)}\n`);
  if (finding.passedOver.size > 0 && !quiet) {
    const counts = [...finding.passedOver].map(([extension, count]) => `${count} ${extension}`).join(', ');
    const message = `passed over ${counts}: of a folder, only Markdown files are converted; name others one by one, or use --one`;
    await print(terminal.stderr, `footmark: ${shown(message)}\n`);
  }
  const lost = finding.failures.map(({ path }) => path);
  const isSet = finding.hasFolder || inputs.length > 1;
  const report = new Report(jobs, { terminal, json, check, quiet, lost, isSet });
  await runBatch(jobs, (index, outcome) => report.add(index, outcome));
  return report.end();
}
