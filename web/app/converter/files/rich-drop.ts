import { carriesFiles } from '../../start/file-drop';
import type { ToastContent } from '../../ui/toast-content';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { isMeant } from '../instance/is-meant';
import { withLineFeeds } from '../text/edit';
import { EDITOR_ID, editorPlace } from '../view/editor-place';
import type { ClipboardText } from './clipboard';
import { mayBeRich, pasteText } from './paste-text';

const FIELDS = 'input, textarea, select, [contenteditable=true]';

type Announce = (toast: ToastContent) => void;

/**
 * Handles rich text dragged in from other programs, until aborted: it is inserted where it is dropped, or at the cursor
 * if dropped beside the text.
 */
export function takeRichDrops(converter: Converter, announce: Announce, signal: AbortSignal): void {
  // Text dragged within the page is moved, not inserted.
  let isOwn = false;
  const listen = (type: 'dragstart' | 'dragend' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
    window.addEventListener(type, act, { signal, capture: true });
  listen('dragstart', () => {
    isOwn = true;
  });
  listen('dragend', () => {
    isOwn = false;
  });
  listen('dragover', (event) => {
    const { dataTransfer, target } = event;
    const isField = target instanceof Element && target.closest(FIELDS) !== null;
    const isRich = dataTransfer?.types.includes('text/html') && !carriesFiles(dataTransfer);
    // Without this there is no drop event.
    if (isRich && !isOwn && !isField) event.preventDefault();
  });
  listen('drop', (event) => {
    if (!isOwn && isMeant(converter, event.target)) take(converter, event, announce);
  });
}

function take(converter: Converter, event: DragEvent, announce: Announce): void {
  const dropped = textOf(event.dataTransfer);
  if (!dropped || !mayBeRich(dropped) || document.querySelector('[role=dialog]')) return;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(`#${converter.id(EDITOR_ID)}`)) {
    // The editor knows the position: it inserts the plain text there and selects it.
    setTimeout(
      () =>
        isSelected(converter, dropped.plain) &&
        void pasteText(converter, dropped, announce).then(editorPlace(converter).focusEditor),
    );
  } else if (!target?.closest(FIELDS)) {
    event.preventDefault();
    void pasteText(converter, dropped, announce).then(editorPlace(converter).focusEditor);
  }
}

function textOf(data: DataTransfer | null): ClipboardText | undefined {
  if (!data || carriesFiles(data)) return undefined;
  return { html: data.getData('text/html'), plain: data.getData('text/plain') };
}

function isSelected(converter: Converter, plain: string): boolean {
  const { text, selection } = screenDocument(converter).read();
  const [from, to] = [selection.anchor, selection.head].sort((a, b) => a - b);
  return text.slice(from, to).trim() === withLineFeeds(plain).trim();
}
