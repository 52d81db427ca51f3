import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useToast } from '../../ui/use-toast';
import { whenIdle } from '../../ui/when-idle';
import type { FoundNotices, PortableOptions } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { onTextReplaced } from '../document/text-replaced';
import { useConverter } from '../instance/converter-context';
import { NOT_LOADED } from '../workers/failures';
import { spareWorker } from '../workers/spawn-worker';
import { IDLE, isBusy, nextConversion, PENDING } from './conversion-state';
import type { SavedDocument } from './run-conversion';

const load = () => import('./convert-and-save');

/** The conversion of the converter screen: its state, and functions to start and cancel it. */
export function useConversion(onFound: (markdown: string, found: FoundNotices) => void) {
  const converter = useConverter();
  const [state, dispatch] = useReducer(nextConversion, IDLE);
  const [saved, setSaved] = useState<SavedDocument>();
  const running = useRef<AbortController>(null);
  const startedFrom = useRef<Element>(null);
  const announce = useToast();

  useEffect(() => {
    const cancel = whenIdle(() => {
      spareWorker(converter).prepareWorker();
      void load().catch(() => undefined);
    });
    return () => {
      cancel();
      spareWorker(converter).endPreparedWorker();
      running.current?.abort();
      load().then(
        ({ endConversions }) => endConversions(converter),
        () => undefined,
      );
    };
  }, [converter]);

  // The name that a file was saved under belongs to its text.
  useEffect(
    () =>
      onTextReplaced(converter, (isForgotten) => {
        if (isForgotten) setSaved(undefined);
      }),
    [converter],
  );

  const { phase } = state;
  useEffect(() => {
    const pending = PENDING[phase];
    if (!pending) return;
    const timer = setInterval(() => dispatch({ type: pending.type }), pending.everyMs);
    return () => clearInterval(timer);
  }, [phase]);

  /** The button that started it was disabled meanwhile, and so lost the focus. The visitor may have moved it since. */
  const returnFocus = useCallback(() => {
    if (document.activeElement !== document.body) return;
    if (startedFrom.current instanceof HTMLElement) startedFrom.current.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // If the overlay could not be loaded, nothing else restores the focus.
    if (phase === 'ready') returnFocus();
  }, [phase, returnFocus]);

  async function convert(
    markdown: string,
    options: PortableOptions,
    filename?: string,
    withoutSource?: () => void,
  ): Promise<void> {
    if (isBusy(state) || markdown.trim() === '') return;
    running.current = new AbortController();
    const { signal } = running.current;
    startedFrom.current = document.activeElement;
    dispatch({ type: 'started' });
    const loaded = await load().catch(() => undefined);
    if (!loaded || signal.aborted) {
      dispatch({ type: loaded ? 'cancelled' : 'failed' });
      if (!loaded) announce({ tone: 'destructive', title: 'Conversion failed', description: NOT_LOADED });
      return;
    }
    const outcome = await loaded.convertAndSave(
      converter,
      {
        markdown,
        options,
        pictures: screenDocument(converter).read().pictures,
        signal,
        ...(filename && { filename }),
        ...(withoutSource && { withoutSource }),
      },
      { announce, dispatch },
    );
    if (outcome.found) onFound(markdown, outcome.found);
    if (outcome.saved) setSaved(outcome.saved);
  }

  return { state, saved, convert, cancel: () => running.current?.abort(), returnFocus };
}
