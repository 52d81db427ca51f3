import { EditorSelection } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import type { TextRange } from '../text/edit';
import type { Selection } from '../text/manuscript';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';

/** The keys that go to the ends of the text go beyond the window, and so does what is done with the selection. */
export const wholeSelectionKeys: readonly KeyBinding[] = [
  { key: 'Mod-a', run: (view) => select(view, { anchor: 0, head: end() }) },
  { key: 'Mod-Home', run: () => toPlace(0), shift: (view) => extend(view, 0) },
  { key: 'Mod-End', run: () => toPlace(end()), shift: (view) => extend(view, end()) },
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

const end = (): number => manuscriptStore.read().text.length;

function toPlace(place: number): boolean {
  edits.goTo({ from: place, to: place });
  return true;
}

function extend(view: EditorView, head: number): boolean {
  return select(view, { anchor: manuscriptStore.read().selection.anchor, head });
}

function select(view: EditorView, selection: Selection): boolean {
  view.dispatch({ selection: within(selection, manuscriptStore.read().excerpt) });
  edits.select(selection);
  return true;
}

/** The editor itself would copy no more than it shows. */
function copied(event: ClipboardEvent): boolean {
  const { text, selection, excerpt } = manuscriptStore.read();
  const [from, to] = [selection.anchor, selection.head].sort((a, b) => a - b);
  if (from === undefined || to === undefined || (from >= excerpt.from && to <= excerpt.to)) return false;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text.slice(from, to));
  return true;
}
