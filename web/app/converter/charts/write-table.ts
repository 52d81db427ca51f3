import type { ToastContent } from '../../ui/toast-content';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { editBetween, mapPlace } from '../text/edit';
import { inText, type TableInText } from './table-at';

/** Puts a table in the place of what it was, as one step for undo; the cursor stays where it is in it. */
export function writeTable(
  converter: Converter,
  table: TableInText,
  markdown: string,
  as: 'chart' | 'table',
  announce: (toast: ToastContent) => void,
): void {
  const { text, selection } = screenDocument(converter).read();
  const written = text.slice(0, table.from) + inText(table, markdown) + text.slice(table.to);
  const edit = editBetween(text, written);
  if (!edit) return;
  edits(converter).rewrite(edit, {
    anchor: mapPlace(selection.anchor, edit),
    head: mapPlace(selection.head, edit),
  });
  announce({
    tone: 'plain',
    title: as === 'chart' ? 'Shown as a chart' : 'Shown as a table',
    description:
      as === 'chart'
        ? 'Word draws it, and lets you edit its numbers.'
        : 'The text says nothing of a chart any more.',
    action: { text: 'Undo', run: edits(converter).undo },
  });
}
