import { useEffect } from 'react';
import { createStore } from '../../state/store';
import { useSelect } from '../../state/use-select';
import { whenConnected } from '../../ui/connection';
import type { TextReport } from '../../worker/protocol';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import type { InspectionQuestion } from '../workers/pages-worker';
import { prepareWorker } from '../workers/spawn-worker';

export type Parts = typeof import('./parts');

type Arrival =
  | { readonly state: 'idle' | 'requested' | 'failed'; readonly parts?: undefined }
  | { readonly state: 'here'; readonly parts: Parts };

const IDLE: Arrival = { state: 'idle' };
const arrivalStore = createStore<Arrival>(IDLE);

let fetched: Promise<Parts | undefined> | undefined;

/** Loads the code that draws the pages, again if it failed before. */
export function fetchParts(): Promise<Parts | undefined> {
  fetched ??= fetchNow();
  return fetched;
}

async function fetchNow(): Promise<Parts | undefined> {
  arrivalStore.change(() => ({ state: 'requested' }));
  // It fetches the engine meanwhile, which takes longer.
  prepareWorker();
  const parts = await import('./parts').catch(() => undefined);
  if (!parts) {
    fetched = undefined;
    whenConnected(fetchParts);
  }
  arrivalStore.change(() => (parts ? { state: 'here', parts } : { state: 'failed' }));
  return parts;
}

/** The code that draws the pages, loaded once there is text. */
export function useParts(): Arrival {
  const isWanted = useManuscript(hasText);
  useEffect(() => {
    if (isWanted) void fetchParts();
  }, [isWanted]);
  return useSelect(arrivalStore);
}

/** Inspects a text, in the worker that lays out the pages, which has read the text for them. */
export async function inspectText(question: InspectionQuestion): Promise<TextReport> {
  const parts = await fetchParts();
  if (!parts) throw new Error('Cannot fetch what reads the text');
  return parts.inspectText(question);
}
