import { EditorSelection } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Selection, TextRange } from '../text/edit';

/** The keys that go to the ends of the text go beyond the window, and so does what is done with the selection. */
export const wholeSelectionKeys: readonly KeyBinding[] = [
  { key: 'Mod-a', run: selectAll },
  { key: 'Mod-Home', run: () => goTo(0, 0), shift: () => goTo(anchor(), 0) },
  { key: 'Mod-End', run: () => goTo(end(), end()), shift: () => goTo(anchor(), end()) },
];

export const wholeSelectionEvents = EditorView.domEventHandlers({
  copy: copied,
  cut: (event) => {
    const isDone = copied(event);
    if (isDone) edits.insert('');
    return isDone;
  },
});

/** The visible part of a selection, in positions of the window. */
export function within({ anchor, head }: Selection, { from, to }: TextRange): EditorSelection {
  const clamp = (place: number): number => Math.min(Math.max(place, from), to) - from;
  return EditorSelection.single(clamp(anchor), clamp(head));
}

const end = (): number => screenDocument.read().text.length;
const anchor = (): number => screenDocument.read().selection.anchor;

function goTo(from: number, to: number): boolean {
  edits.goTo({ from, to });
  return true;
}

function selectAll(): boolean {
  // The window stays where it is.
  screenDocument.change('select', (current) => ({
    ...current,
    selection: { anchor: 0, head: current.text.length },
  }));
  return true;
}

/** The editor itself would copy no more than it shows. */
function copied(event: ClipboardEvent): boolean {
  const { text, selection, excerpt } = screenDocument.read();
  const [from, to] = [selection.anchor, selection.head].sort((a, b) => a - b);
  if (from === undefined || to === undefined || (from >= excerpt.from && to <= excerpt.to)) return false;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text.slice(from, to));
  return true;
}
