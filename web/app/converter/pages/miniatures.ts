import type { PageDrawing } from '@footmark/engine/pages';
import { createStore } from '../../state/store';
import { whenIdle } from '../../ui/when-idle';
import { screenDocument } from '../document/screen-document';
import { onTextReplaced } from '../document/text-replaced';
import { type Converter, part } from '../instance/converter';
import { type DocumentOptions, templateChoices } from '../workspace/document-options';
import { ownTemplateChoices } from '../workspace/own-choices';
import type { OwnTemplate } from '../workspace/own-template';
import { isChosen, type TemplateChoice } from '../workspace/template-choice';
import { templateReader } from '../workspace/template-report';
import { workspace } from '../workspace/workspace';
import { miniatureText } from './miniature-text';
import { pagesStore } from './pages-store';
import { thePages } from './the-pages';

interface Miniature {
  readonly drawings: readonly PageDrawing[];
  readonly addressOf: (picture: number) => string | undefined;
}

/** How long text and options must have been unchanged. */
const QUIET_MS = 800;

/** The text with another template chosen. */
function optionsFor(
  converter: Converter,
  template: TemplateChoice,
  options: DocumentOptions,
  own: OwnTemplate | undefined,
): DocumentOptions {
  if (isChosen(template, options)) return options;
  if (template !== 'own') return { ...options, ...templateChoices(template) };
  const read = templateReader(converter).reportStore.read();
  const madeWith = read?.report.ok ? read.report.madeWith : undefined;
  return { ...options, ...ownTemplateChoices(own?.name ?? '', madeWith) };
}

export const miniatures = part((converter) => {
  /** The first pages of the text, by template. While it is edited, the previous picture stays until there is a new one. */
  const miniatureStore = createStore<ReadonlyMap<TemplateChoice, Miniature>>(new Map());

  const wanted = new Map<TemplateChoice, number>();
  const drawnFrom = new Map<TemplateChoice, string>();
  const addresses = new Map<TemplateChoice, readonly string[]>();
  let stop: (() => void) | undefined;
  let cancel = (): void => {};
  let isDrawing = false;

  // The pictures of one text are never seen with another.
  onTextReplaced(converter, () => {
    for (const template of addresses.keys()) revoke(template);
    drawnFrom.clear();
    miniatureStore.change(() => new Map());
  });

  function revoke(template: TemplateChoice): void {
    for (const address of addresses.get(template) ?? []) URL.revokeObjectURL(address);
    addresses.delete(template);
  }

  /** Keeps the miniature of a template up to date until the returned function is called. */
  function requestMiniature(template: TemplateChoice): () => void {
    wanted.set(template, (wanted.get(template) ?? 0) + 1);
    stop ??= follow();
    drawLater();
    return () => {
      const left = (wanted.get(template) ?? 1) - 1;
      if (left > 0) wanted.set(template, left);
      else wanted.delete(template);
      if (wanted.size > 0) return;
      stop?.();
      stop = undefined;
    };
  }

  function follow(): () => void {
    const unsubscribe = [
      screenDocument(converter).follow(({ text }) => text, drawLater),
      screenDocument(converter).follow(({ pictures }) => pictures, drawLater),
      workspace(converter).subscribe(drawLater),
      pagesStore(converter).subscribe(() => {
        if (pagesStore(converter).read().status.kind === 'set' && drawnFrom.size < wanted.size) drawLater();
      }),
    ];
    return () => {
      cancel();
      for (const unfollow of unsubscribe) unfollow();
    };
  }

  function drawLater(): void {
    cancel();
    let cancelIdle = (): void => {};
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(() => void drawAll());
    }, QUIET_MS);
    cancel = () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }

  /** One by one, so that the pages themselves never wait long for the worker. */
  async function drawAll(): Promise<void> {
    // The pages come first: their layout occupies the worker, and gives it the pictures.
    if (isDrawing || pagesStore(converter).read().status.kind !== 'set') return;
    isDrawing = true;
    try {
      for (const template of [...wanted.keys()]) {
        const { text, texts, pictures: given } = screenDocument(converter).read();
        const markdown = miniatureText(text);
        const own = workspace(converter).read().template;
        const options = optionsFor(converter, template, workspace(converter).read().options, own);
        const pictures = given.map(({ path }) => path);
        const from = JSON.stringify([markdown, options, pictures, template === 'own' && own]);
        if (markdown.trim() === '' || drawnFrom.get(template) === from) continue;
        const { drawn, files } = await thePages(converter).drawMiniature(markdown, options);
        if (screenDocument(converter).read().texts !== texts) continue;
        drawnFrom.set(template, from);
        revoke(template);
        const byPicture = new Map(files.map(({ picture, file }) => [picture, URL.createObjectURL(file)]));
        addresses.set(template, [...byPicture.values()]);
        const miniature: Miniature = {
          drawings: drawn.map(({ drawing }) => drawing),
          addressOf: (picture) => byPicture.get(picture),
        };
        miniatureStore.change((all) => new Map(all).set(template, miniature));
      }
    } catch {
      // The previous pictures stay.
    } finally {
      isDrawing = false;
    }
  }

  return { miniatureStore, requestMiniature };
});
