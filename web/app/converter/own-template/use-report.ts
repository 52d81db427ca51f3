import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateReport } from '../../worker/protocol';
import { readReport, reportStore } from './template-report';
import type { OwnTemplate } from './template-store';

/** What the template offers: that of before while it is read again, and nothing until it was read. */
export function useReport(template: OwnTemplate | undefined): TemplateReport | undefined {
  useEffect(() => {
    if (template) void readReport(template);
  }, [template]);
  const read = useSyncExternalStore(reportStore.subscribe, reportStore.read, () => undefined);
  return read && read.of.key === template?.key ? read.report : undefined;
}
