import { useEffect } from 'react';
import { createStore } from '../../state/store';
import { useSelect } from '../../state/use-select';
import type { TemplateReport } from '../../worker/protocol';
import { part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { reasonIn, WorkerClient } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';
import type { OwnTemplate } from './own-template';

/** The report on the template that was read last. */
interface ReadReport {
  /** The template, with its style map, that it is about. */
  readonly of: OwnTemplate;
  readonly report: TemplateReport;
}

/** In milliseconds: as visitors try styles one after the other. */
const REST_MS = 60_000;

export const templateReader = part(() => {
  const reportStore = createStore<ReadReport | undefined>(undefined);

  const worker = new WorkerClient(spawnWorker, { restAfter: REST_MS });

  /** Reads a template, and makes its report available. */
  async function readReport(template: OwnTemplate): Promise<TemplateReport> {
    const known = reportStore.read();
    if (known?.of === template) return known.report;
    const { key, file, styleMap } = template;
    const report = await worker
      .ask<'inspect-template'>({ kind: 'inspect-template', template: { key, file }, styleMap })
      .then(
        (reply): TemplateReport => reply.report,
        (error): TemplateReport => ({ ok: false, reason: reasonIn(error) }),
      );
    reportStore.change(() => ({ of: template, report }));
    return report;
  }

  return { reportStore, readReport };
});

/** The report on a template: the previous one while it is read again, none until it has been read. */
export function useReport(template: OwnTemplate | undefined): TemplateReport | undefined {
  const converter = useConverter();
  useEffect(() => {
    if (template) void templateReader(converter).readReport(template);
  }, [template, converter]);
  const read = useSelect(templateReader(converter).reportStore);
  return read && read.of.key === template?.key ? read.report : undefined;
}
