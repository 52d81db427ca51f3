import { runBatch } from './batch.js';
import { findSources } from './find-sources.js';
import type { Job } from './job.js';
import { planRoutes } from './plan.js';
import { Report } from './report.js';
import type { Settings } from './settings.js';
import { print, type Terminal } from './streams.js';

/** Converts, or checks, files and whole folders; gives the exit status. */
export async function convertFiles(
  inputs: readonly string[],
  { output, check = false, json = false, remoteImages = false, conversion = {} }: Settings,
  terminal: Terminal,
): Promise<number> {
  const finding = await findSources(inputs);
  const routes = check ? finding.sources.map((source) => ({ source })) : await planRoutes(finding, output);
  const jobs: Job[] = routes.map((route) => ({ ...route, options: conversion, remoteImages }));

  for (const failure of finding.failures) await print(terminal.stderr, `footmark: ${failure}\n`);
  const report = new Report(jobs, { terminal, json, check, lost: finding.failures.length });
  await runBatch(jobs, (index, outcome) => report.add(index, outcome));
  return report.end();
}
