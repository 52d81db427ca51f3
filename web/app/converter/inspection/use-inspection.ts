import { useCallback, useEffect, useRef, useState } from 'react';
import { INSPECTION_DELAY_MS } from '../../constants';
import { whenConnected } from '../../ui/connection';
import type { TextReport } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { lookStore } from '../findings/look-store';
import { type Inspected, TextInspector } from '../findings/text-inspector';
import { useConverter } from '../instance/converter-context';
import type { InspectionQuestion } from '../workers/pages-worker';
import { chosenOptions, workspace } from '../workspace/workspace';
import { forgetDialectWithText } from './dialect-of-text';

/** The outcome of the last inspection; `failed` if it was not possible. */
export type Look = Inspected | 'blank' | 'failed';

/** Has the text inspected after each pause in typing. `ask` is the same function each time. */
export function useInspection(
  ask: (question: InspectionQuestion) => Promise<TextReport>,
  onLook: (look: Look) => void,
): void {
  const converter = useConverter();
  const inspectAgain = useRef<() => void>(undefined);
  const note = useCallback(
    (look: Look): void => {
      if (look === 'failed') whenConnected(() => inspectAgain.current?.());
      lookStore(converter).change(() => ({ inspected: typeof look === 'string' ? undefined : look }));
      onLook(look);
    },
    [onLook, converter],
  );
  const [inspector] = useState(() => new TextInspector(ask, (inspected) => note(inspected ?? 'failed')));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = '';

    const inspect = (): void => {
      seen = screenDocument(converter).read().text;
      if (seen.trim() === '') {
        inspector.stop();
        note('blank');
        return;
      }
      const options = chosenOptions(converter);
      inspector.inspect({
        markdown: seen,
        options,
        pictures: screenDocument(converter)
          .read()
          .pictures.map(({ path }) => path),
      });
    };
    const inspectSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(inspect, INSPECTION_DELAY_MS);
    };
    const unsubscribe = [
      // Moving the cursor changes the manuscript, but not its text.
      screenDocument(converter).subscribe(
        () => screenDocument(converter).read().text !== seen && inspectSoon(),
      ),
      workspace(converter).subscribe(inspectSoon),
      screenDocument(converter).follow(({ pictures }) => pictures, inspect),
      forgetDialectWithText(converter, screenDocument(converter)),
    ];
    inspectAgain.current = inspectSoon;
    inspectSoon();
    return () => {
      clearTimeout(timer);
      inspectAgain.current = undefined;
      for (const stop of unsubscribe) stop();
      inspector.stop();
    };
  }, [inspector, note, converter]);
}
