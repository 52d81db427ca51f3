import { useCallback, useEffect, useState } from 'react';
import { useSelect } from '../../state/use-select';
import type { FoundNotices, TextReport } from '../../worker/protocol';
import { afterInspection, findingsOfConversion, NO_FINDINGS, type Reading } from '../findings/findings';
import { findingsStore } from '../findings/findings-store';
import { useConverter } from '../instance/converter-context';
import type { Look } from './use-inspection';

/** What is known about the text, from inspecting it after each pause and from converting it. */
export function useFindings() {
  const converter = useConverter();
  const findings = useSelect(findingsStore(converter));
  const [report, setReport] = useState<TextReport>();
  const [reading, setReading] = useState<Reading>('pending');

  // A screen that is rendered again after an error must not begin with the cause of the error.
  useEffect(() => () => findingsStore(converter).change(() => NO_FINDINGS), [converter]);

  const noteLook = useCallback(
    (look: Look) => {
      // A blank text has no findings, and neither has a text before its first inspection.
      const inspected = typeof look === 'string' ? undefined : look;
      setReading(inspected ? 'done' : look === 'failed' ? 'failed' : 'pending');
      setReport(inspected?.report);
      findingsStore(converter).change((current) =>
        inspected ? afterInspection(current, inspected) : NO_FINDINGS,
      );
    },
    [converter],
  );
  const noteConversion = useCallback(
    (markdown: string, found: FoundNotices) => {
      findingsStore(converter).change(() => findingsOfConversion(markdown, found));
    },
    [converter],
  );

  return { findings, report, reading, noteLook, noteConversion };
}
