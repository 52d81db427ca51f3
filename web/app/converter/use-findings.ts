import type { Validation } from '@footmark/engine';
import { useCallback, useState } from 'react';
import type { TextReport } from '../worker/protocol';
import { afterInspection, findingsOfConversion, NO_FINDINGS } from './findings/findings';
import type { Inspected } from './text-inspector';

/** What is known of the text: from looking at it after each pause, and from converting it. */
export function useFindings() {
  const [findings, setFindings] = useState(NO_FINDINGS);
  const [report, setReport] = useState<TextReport>();

  const noteInspection = useCallback((inspected: Inspected) => {
    setReport(inspected.report);
    setFindings((current) => afterInspection(current, inspected));
  }, []);
  const noteConversion = useCallback((markdown: string, validation: Validation) => {
    setFindings(findingsOfConversion(markdown, validation));
  }, []);

  return { findings, report, noteInspection, noteConversion };
}
