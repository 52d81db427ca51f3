import { EditorSelection } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';
import type { Selection, TextRange } from '../text/edit';

/** The keys that go to the ends of the text go beyond the window, and so does what is done with the selection. */
export const wholeSelectionKeys = part((converter): readonly KeyBinding[] => [
  { key: 'Mod-a', run: () => selectAll(converter) },
  { key: 'Mod-Home', run: () => goTo(converter, 0, 0), shift: () => goTo(converter, anchor(converter), 0) },
  {
    key: 'Mod-End',
    run: () => goTo(converter, end(converter), end(converter)),
    shift: () => goTo(converter, anchor(converter), end(converter)),
  },
]);

export const wholeSelectionEvents = part((converter) =>
  EditorView.domEventHandlers({
    copy: (event) => copied(converter, event),
    cut: (event) => {
      const isDone = copied(converter, event);
      if (isDone) edits(converter).insert('');
      return isDone;
    },
  }),
);

/** The visible part of a selection, in positions of the window. */
export function within({ anchor, head }: Selection, { from, to }: TextRange): EditorSelection {
  const clamp = (place: number): number => Math.min(Math.max(place, from), to) - from;
  return EditorSelection.single(clamp(anchor), clamp(head));
}

const end = (converter: Converter): number => screenDocument(converter).read().text.length;
const anchor = (converter: Converter): number => screenDocument(converter).read().selection.anchor;

function goTo(converter: Converter, from: number, to: number): boolean {
  edits(converter).goTo({ from, to });
  return true;
}

function selectAll(converter: Converter): boolean {
  // The window stays where it is.
  screenDocument(converter).change('select', (current) => ({
    ...current,
    selection: { anchor: 0, head: current.text.length },
  }));
  return true;
}

/** The editor itself would copy no more than it shows. */
function copied(converter: Converter, event: ClipboardEvent): boolean {
  const { text, selection, excerpt } = screenDocument(converter).read();
  const [from, to] = [selection.anchor, selection.head].sort((a, b) => a - b);
  if (from === undefined || to === undefined || (from >= excerpt.from && to <= excerpt.to)) return false;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text.slice(from, to));
  return true;
}
