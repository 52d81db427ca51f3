import { useCallback, useEffect, useRef, useState } from 'react';
import { INSPECTION_DELAY_MS } from '../../constants';
import { whenConnected } from '../../ui/connection';
import type { TextReport } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { chosenOptions, onChosenOptions } from '../options/options-store';
import type { InspectionQuestion } from '../pages/pages-worker';
import { fetchParts } from '../pages/use-parts';
import { lookStore } from '../pictures/look-store';
import { forgetDialectWithText } from './dialect-of-text';
import { type Inspected, TextInspector } from './text-inspector';

/** The outcome of the last inspection; `failed` if it was not possible. */
export type Look = Inspected | 'blank' | 'failed';

/** Has the text inspected after each pause in typing. */
export function useInspection(onLook: (look: Look) => void): void {
  const inspectAgain = useRef<() => void>(undefined);
  const note = useCallback(
    (look: Look): void => {
      if (look === 'failed') whenConnected(() => inspectAgain.current?.());
      lookStore.change(() => ({ inspected: typeof look === 'string' ? undefined : look }));
      onLook(look);
    },
    [onLook],
  );
  const [inspector] = useState(() => new TextInspector(ask, (inspected) => note(inspected ?? 'failed')));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = '';

    const inspect = (): void => {
      seen = screenDocument.read().text;
      if (seen.trim() === '') {
        inspector.stop();
        note('blank');
        return;
      }
      const options = chosenOptions();
      inspector.inspect({
        markdown: seen,
        options,
        pictures: screenDocument.read().pictures.map(({ path }) => path),
      });
    };
    const inspectSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(inspect, INSPECTION_DELAY_MS);
    };
    const unsubscribe = [
      // Moving the cursor changes the manuscript, but not its text.
      screenDocument.subscribe(() => screenDocument.read().text !== seen && inspectSoon()),
      onChosenOptions(inspectSoon),
      screenDocument.follow(({ pictures }) => pictures, inspect),
      forgetDialectWithText(screenDocument),
    ];
    inspectAgain.current = inspectSoon;
    inspectSoon();
    return () => {
      clearTimeout(timer);
      inspectAgain.current = undefined;
      for (const stop of unsubscribe) stop();
      inspector.stop();
    };
  }, [inspector, note]);
}

/** From the worker that lays out the pages, which has read the text for them. */
async function ask(question: InspectionQuestion): Promise<TextReport> {
  const parts = await fetchParts();
  if (!parts) throw new Error('Cannot fetch what reads the text');
  return parts.inspectText(question);
}
