import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { FoundNotices, TextReport } from '../../worker/protocol';
import { afterInspection, findingsOfConversion, NO_FINDINGS } from './findings';
import { findingsStore } from './findings-store';
import type { Look } from './use-inspection';

/** What is known of the text: from looking at it after each pause, and from converting it. */
export function useFindings() {
  const findings = useSyncExternalStore(findingsStore.subscribe, findingsStore.read, () => NO_FINDINGS);
  const [report, setReport] = useState<TextReport>();
  const [isRead, setIsRead] = useState(false);

  // A screen that is shown again after it failed must not begin with what it failed of.
  useEffect(() => () => findingsStore.change(() => NO_FINDINGS), []);

  const noteLook = useCallback((look: Look) => {
    // Nothing is shown of a blank text, and nothing of it while the next one has not been looked at.
    const inspected = typeof look === 'string' ? undefined : look;
    // Where looking failed, there is nothing more to wait for.
    setIsRead(look !== 'blank');
    setReport(inspected?.report);
    findingsStore.change((current) => (inspected ? afterInspection(current, inspected) : NO_FINDINGS));
  }, []);
  const noteConversion = useCallback((markdown: string, found: FoundNotices) => {
    findingsStore.change(() => findingsOfConversion(markdown, found));
  }, []);

  return { findings, report, isRead, noteLook, noteConversion };
}
