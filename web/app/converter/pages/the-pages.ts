import type { PageDrawing } from '@footmark/engine/pages';
import { useEffect } from 'react';
import { whenConnected } from '../../ui/connection';
import type { DrawnPages, TextReport } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { onTextReplaced } from '../document/text-replaced';
import { NOT_LOADED } from '../workers/failures';
import { type InspectionQuestion, PagesWorker } from '../workers/pages-worker';
import { takeFirstWorker } from '../workers/spawn-worker';
import { awaitedFiles } from '../workspace/awaited-files';
import { conversionOptions, type DocumentOptions } from '../workspace/document-options';
import { chosenOptions, workspace } from '../workspace/workspace';
import { Drawings } from './drawings';
import { PageSetter } from './page-setter';
import type { PageSource } from './page-source';
import { pagesStore } from './pages-store';

/* The pages of the screen's text. */

export const drawings = new Drawings();
const worker = new PagesWorker(takeFirstWorker, (reason) => {
  setter.forget();
  if (reason === NOT_LOADED) whenConnected(() => setter.ask());
});
export const setter = new PageSetter(worker, pagesStore, drawings, source);

// The worker and the drawn pages have parts of a text that is to be forgotten.
onTextReplaced((isForgotten) => {
  if (isForgotten) setter.stop();
});

function source(): PageSource {
  const { text, selection, pictures } = screenDocument.read();
  return {
    markdown: text,
    options: chosenOptions(),
    pictures,
    cursor: selection.head,
  };
}

/** Lays out the pages as long as something shows them, again after every change. */
export function useSetPages(): void {
  useEffect(() => {
    let isWaiting = true;
    const follow = (): void => {
      if (!isWaiting) setter.follow();
    };
    const unsubscribe = [screenDocument.subscribe(follow), workspace.subscribe(follow)];
    const start = (): void => {
      isWaiting = false;
      follow();
    };
    const awaited = awaitedFiles();
    let isLeft = false;
    if (awaited) void awaited.then(() => isLeft || start());
    else start();
    return () => {
      isLeft = true;
      for (const stop of unsubscribe) stop();
      setter.stop();
    };
  }, []);
}

/** Inspects a text. */
export function inspectText(question: InspectionQuestion): Promise<TextReport> {
  return worker.inspect(question);
}

/** Draws pages of the last layout, with the present line numbers of the text. */
export async function drawAgain(pages: readonly number[]): Promise<PageDrawing[]> {
  const { drawn, files } = await worker.draw({ drawings: { pages, known: [] } });
  drawings.add([], files);
  return drawn.map(({ drawing }) => drawing);
}

/** Draws pages of the last layout synchronously. There may be fewer than requested. */
export function* drawAtOnce(pages: readonly number[]): Generator<PageDrawing, void> {
  for (const { drawing, files } of worker.takeOver(pages)) {
    drawings.addPictures(files.map(({ picture, url }) => [picture, url]));
    yield drawing;
  }
}

/** The first pages of the beginning of a text, with other options. */
export function drawMiniature(markdown: string, options: DocumentOptions): Promise<DrawnPages> {
  return worker.drawMiniature({
    markdown,
    options: conversionOptions(options, workspace.read().template, workspace.read().library),
  });
}
