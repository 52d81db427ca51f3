import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { FoundNotices, TextReport } from '../../worker/protocol';
import { afterInspection, findingsOfConversion, NO_FINDINGS } from './findings';
import { findingsStore } from './findings-store';
import type { Look } from './use-inspection';

/** What is known about the text, from inspecting it after each pause and from converting it. */
export function useFindings() {
  const findings = useSyncExternalStore(findingsStore.subscribe, findingsStore.read, () => NO_FINDINGS);
  const [report, setReport] = useState<TextReport>();
  const [isRead, setIsRead] = useState(false);

  // A screen that is rendered again after an error must not begin with the cause of the error.
  useEffect(() => () => findingsStore.change(() => NO_FINDINGS), []);

  const noteLook = useCallback((look: Look) => {
    // A blank text has no findings, and neither has a text before its first inspection.
    const inspected = typeof look === 'string' ? undefined : look;
    // If the inspection failed, there is nothing to wait for.
    setIsRead(look !== 'blank');
    setReport(inspected?.report);
    findingsStore.change((current) => (inspected ? afterInspection(current, inspected) : NO_FINDINGS));
  }, []);
  const noteConversion = useCallback((markdown: string, found: FoundNotices) => {
    findingsStore.change(() => findingsOfConversion(markdown, found));
  }, []);

  return { findings, report, isRead, noteLook, noteConversion };
}
