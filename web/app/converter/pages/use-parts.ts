import { useEffect } from 'react';
import { createStore } from '../../state/store';
import { useSelect } from '../../state/use-select';
import { whenConnected } from '../../ui/connection';
import type { TextReport } from '../../worker/protocol';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import type { InspectionQuestion } from '../workers/pages-worker';
import { spareWorker } from '../workers/spawn-worker';

export type Parts = typeof import('./parts');

type Arrival =
  | { readonly state: 'idle' | 'requested' | 'failed'; readonly parts?: undefined }
  | { readonly state: 'here'; readonly parts: Parts };

const IDLE: Arrival = { state: 'idle' };
/** Code that has been loaded serves all converters of a page. */
const arrivalStore = createStore<Arrival>(IDLE);

let fetched: Promise<Parts | undefined> | undefined;

/** Loads the code that draws the pages, again if it failed before. */
export function fetchParts(converter: Converter): Promise<Parts | undefined> {
  fetched ??= fetchNow(converter);
  return fetched;
}

async function fetchNow(converter: Converter): Promise<Parts | undefined> {
  arrivalStore.change(() => ({ state: 'requested' }));
  // It fetches the engine meanwhile, which takes longer.
  spareWorker(converter).prepareWorker();
  const parts = await import('./parts').catch(() => undefined);
  if (!parts) {
    fetched = undefined;
    whenConnected(() => fetchParts(converter));
  }
  arrivalStore.change(() => (parts ? { state: 'here', parts } : { state: 'failed' }));
  return parts;
}

/** The code that draws the pages, loaded once there is text. */
export function useParts(): Arrival {
  const converter = useConverter();
  const isWanted = useManuscript(hasText);
  useEffect(() => {
    if (isWanted) void fetchParts(converter);
  }, [isWanted, converter]);
  return useSelect(arrivalStore);
}

/** Inspects a text, in the worker that lays out the pages, which has read the text for them. */
export async function inspectText(converter: Converter, question: InspectionQuestion): Promise<TextReport> {
  const parts = await fetchParts(converter);
  if (!parts) throw new Error('Cannot fetch what reads the text');
  return parts.thePages(converter).inspectText(question);
}
