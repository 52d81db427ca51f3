import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateReport } from '../../worker/protocol';
import { spawnWorker } from '../conversion/spawn-worker';
import { createStore } from '../text/store';
import { TemplateReader } from './template-reader';
import type { OwnTemplate } from './template-store';

/** What the last template that was read offers. */
export interface ReadReport {
  /** The template that it is about, with its style map. */
  readonly of: OwnTemplate;
  readonly report: TemplateReport;
}

export const reportStore = createStore<ReadReport | undefined>(undefined);

const reader = new TemplateReader(spawnWorker);

/** Reads a template, and keeps what it offers for whoever shows it. */
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
