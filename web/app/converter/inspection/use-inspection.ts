import { useEffect, useState } from 'react';
import { INSPECTION_DELAY_MS } from '../../constants';
import { spawnWorker } from '../conversion/spawn-worker';
import { conversionOptions } from '../options/document-options';
import { optionsStore } from '../options/options-store';
import { lookStore, pictureStore } from '../pictures/picture-store';
import { manuscriptStore } from '../text/manuscript-store';
import { type Inspected, TextInspector } from './text-inspector';

/** Has the text looked at after each pause in typing. Where that fails, nothing is known of it. */
export function useInspection(onInspected: (inspected: Inspected | undefined) => void): void {
  const [inspector] = useState(() => new TextInspector(spawnWorker, noted));
  function noted(inspected: Inspected | undefined): void {
    lookStore.change(() => ({ inspected }));
    onInspected(inspected);
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = '';

    const inspect = (): void => {
      const before = seen;
      seen = manuscriptStore.read().text;
      // No worker is started for a page on which nothing has been written yet.
      if (seen.trim() === '' && before.trim() === '') return;
      const options = conversionOptions(optionsStore.read());
      inspector.inspect({ markdown: seen, options, pictures: pictureStore.read().map(({ path }) => path) });
    };
    const inspectSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(inspect, INSPECTION_DELAY_MS);
    };
    const unsubscribe = [
      // Moving the cursor changes the manuscript, but not its text.
      manuscriptStore.subscribe(() => manuscriptStore.read().text !== seen && inspectSoon()),
      optionsStore.subscribe(inspectSoon),
      pictureStore.subscribe(inspect),
    ];
    inspectSoon();
    return () => {
      clearTimeout(timer);
      for (const stop of unsubscribe) stop();
      inspector.stop();
    };
  }, [inspector]);
}
