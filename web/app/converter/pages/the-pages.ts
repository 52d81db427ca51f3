import type { PageDrawing } from '@footmark/engine/pages';
import { useEffect } from 'react';
import { whenConnected } from '../../ui/connection';
import type { DrawnPages, TextReport } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { onTextReplaced } from '../document/text-replaced';
import { type Converter, part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { NOT_LOADED } from '../workers/failures';
import { type InspectionQuestion, PagesWorker } from '../workers/pages-worker';
import { spareWorker } from '../workers/spawn-worker';
import { awaitedFiles } from '../workspace/awaited-files';
import { conversionOptions, type DocumentOptions } from '../workspace/document-options';
import { chosenOptions, workspace } from '../workspace/workspace';
import { Drawings } from './drawings';
import { PageSetter } from './page-setter';
import type { PageSource } from './page-source';
import { pagesStore } from './pages-store';

function source(converter: Converter): PageSource {
  const { text, selection, pictures } = screenDocument(converter).read();
  return {
    markdown: text,
    options: chosenOptions(converter),
    pictures,
    cursor: selection.head,
  };
}

export const thePages = part((converter) => {
  /* The pages of the screen's text. */

  const drawings = new Drawings();
  const worker = new PagesWorker(spareWorker(converter).takeFirstWorker, (reason) => {
    setter.forget();
    if (reason === NOT_LOADED) whenConnected(() => setter.ask());
  });
  const setter = new PageSetter(worker, pagesStore(converter), drawings, () => source(converter));

  // The worker and the drawn pages have parts of a text that is to be forgotten.
  onTextReplaced(converter, (isForgotten) => {
    if (isForgotten) setter.stop();
  });

  /** Inspects a text. */
  function inspectText(question: InspectionQuestion): Promise<TextReport> {
    return worker.inspect(question);
  }

  /** Draws pages of the last layout, with the present line numbers of the text. */
  async function drawAgain(pages: readonly number[]): Promise<PageDrawing[]> {
    const { drawn, files } = await worker.draw({ drawings: { pages, known: [] } });
    drawings.add([], files);
    return drawn.map(({ drawing }) => drawing);
  }

  /** Draws pages of the last layout synchronously. There may be fewer than requested. */
  function* drawAtOnce(pages: readonly number[]): Generator<PageDrawing, void> {
    for (const { drawing, files } of worker.takeOver(pages)) {
      drawings.addPictures(files.map(({ picture, url }) => [picture, url]));
      yield drawing;
    }
  }

  /** The first pages of the beginning of a text, with other options. */
  function drawMiniature(markdown: string, options: DocumentOptions): Promise<DrawnPages> {
    return worker.drawMiniature({
      markdown,
      options: conversionOptions(
        options,
        workspace(converter).read().template,
        workspace(converter).read().library,
      ),
    });
  }

  return { drawings, setter, inspectText, drawAgain, drawAtOnce, drawMiniature };
});

/** Lays out the pages as long as something shows them, again after every change. */
export function useSetPages(): void {
  const converter = useConverter();
  useEffect(() => {
    let isWaiting = true;
    const follow = (): void => {
      if (!isWaiting) thePages(converter).setter.follow();
    };
    const unsubscribe = [screenDocument(converter).subscribe(follow), workspace(converter).subscribe(follow)];
    const start = (): void => {
      isWaiting = false;
      follow();
    };
    const awaited = awaitedFiles(converter);
    let isLeft = false;
    if (awaited) void awaited.then(() => isLeft || start());
    else start();
    return () => {
      isLeft = true;
      for (const stop of unsubscribe) stop();
      thePages(converter).setter.stop();
    };
  }, [converter]);
}
