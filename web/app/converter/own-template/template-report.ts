import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateReport } from '../../worker/protocol';
import { spawnWorker } from '../conversion/spawn-worker';
import { createStore } from '../text/store';
import { TemplateReader } from './template-reader';
import type { OwnTemplate } from './template-store';

/** The report on the template that was read last. */
interface ReadReport {
  /** The template, with its style map, that it is about. */
  readonly of: OwnTemplate;
  readonly report: TemplateReport;
}

export const reportStore = createStore<ReadReport | undefined>(undefined);

const reader = new TemplateReader(spawnWorker);

/** Reads a template, and makes its report available. */
export async function readReport(template: OwnTemplate): Promise<TemplateReport> {
  const known = reportStore.read();
  if (known?.of === template) return known.report;
  const report = await reader.read(template);
  reportStore.change(() => ({ of: template, report }));
  return report;
}

/** The report on a template: the previous one while it is read again, none until it has been read. */
export function useReport(template: OwnTemplate | undefined): TemplateReport | undefined {
  useEffect(() => {
    if (template) void readReport(template);
  }, [template]);
  const read = useSyncExternalStore(reportStore.subscribe, reportStore.read, () => undefined);
  return read && read.of.key === template?.key ? read.report : undefined;
}
