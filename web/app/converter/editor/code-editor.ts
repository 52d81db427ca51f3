import { Annotation, type TransactionSpec } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { excerptText, type Manuscript, select, type } from '../document/manuscript';
import type { TextDocument } from '../document/text-document';
import type { Converter } from '../instance/converter';
import { type Edit, editBetween, type Selection } from '../text/edit';
import { lineAt } from '../text/lines';
import { overSelection } from '../text/text-window';
import { adoptEditorStyles } from './adopt-styles';
import { editorExtensions, numberedFrom } from './editor-extensions';
import { within } from './whole-selection';
import { windowChanges } from './window-changes';

adoptEditorStyles();

/** Marks changes that the store already knows. */
const fromStore = Annotation.define<boolean>();

export interface CodeEditor {
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** A CodeMirror that shows the manuscript's window and reports what is typed, perhaps beginning with the next key. */
export function createCodeEditor(
  converter: Converter,
  parent: HTMLElement,
  store: TextDocument,
  takesFocus: boolean,
): CodeEditor {
  /** What the view shows, in positions of the whole text; behind the store while it reports or composes. */
  let known = store.read();
  let isReporting = false;
  /** Where a selection by mouse began, once the window has moved since: the view no longer shows that place. */
  let dragStart: number | undefined;
  /** Whether Shift keeps the beginning of the selection. */
  let isExtending = false;

  const view = new EditorView({
    parent,
    doc: excerptText(known),
    selection: within(known.selection, known.excerpt),
    ...(takesFocus && { scrollTo: revealed(known) }),
    extensions: [editorExtensions(converter, firstLine(known)), EditorView.updateListener.of(report)],
  });
  const unsubscribe = store.subscribe(() => {
    if (!isReporting) follow();
  });
  const begun = ({ shiftKey }: KeyboardEvent | MouseEvent): void => {
    isExtending = shiftKey;
    dragStart = undefined;
  };
  // Before the view acts on them.
  view.contentDOM.addEventListener('keydown', begun, { capture: true });
  view.contentDOM.addEventListener('mousedown', begun, { capture: true });
  // Any change by us would interrupt the composition of a word.
  view.contentDOM.addEventListener('compositionend', () => setTimeout(() => follow()));

  if (takesFocus) {
    // Asking for a position makes the view draw the cursor's surroundings now: a key pressed earlier would go
    // elsewhere.
    view.coordsAtPos(view.state.selection.main.head);
    view.focus();
  }

  function report(update: ViewUpdate): void {
    if (update.transactions.some((transaction) => transaction.annotation(fromStore))) return;
    if (!update.docChanged && !update.selectionSet) return;
    const edit = update.docChanged ? editOf(update) : undefined;
    const whole = edit && overSelection(known, edit);
    // The position of the view's first character in the whole text, after the edit.
    const from = edit && whole ? whole.from - edit.from : known.excerpt.from;
    const seen = without(update.state.selection.main, from);
    const selection = edit ? seen : { ...seen, anchor: anchorOf(update, seen) };
    isReporting = true;
    store.change(whole ? 'type' : 'select', (current) =>
      whole ? type(current, whole, selection, performance.now()) : select(current, selection),
    );
    isReporting = false;
    const { text, excerpt } = store.read();
    if (isPointed(update) && excerpt.from !== from) dragStart ??= selection.anchor;
    known = { ...known, text, selection, excerpt: { from, to: from + update.state.doc.length } };
    follow(isPointed(update));
  }

  /** Where the selection begins. Outside the window, only the manuscript knows that place. */
  function anchorOf(update: ViewUpdate, { anchor, head }: Selection): number {
    if (dragStart !== undefined && isPointed(update)) return dragStart;
    if (anchor === head && !isExtending) return anchor;
    const shown = within(known.selection, known.excerpt).main.anchor + known.excerpt.from;
    return anchor === shown ? known.selection.anchor : anchor;
  }

  function follow(isMouse = false): void {
    const next = store.read();
    const isOwnChange = next.text === known.text && next.reveals === known.reveals;
    if (view.composing && isOwnChange) return;
    const moved = next.excerpt.from !== known.excerpt.from || next.excerpt.to !== known.excerpt.to;
    const selection = within(next.selection, next.excerpt);
    if (isOwnChange && !moved && selection.eq(view.state.selection)) {
      known = next;
      return;
    }
    const spec = changeTo(next);
    const renumbered = firstLine(next) === firstLine(known) ? [] : [numberedFrom(firstLine(next))];
    const reveals = next.reveals !== known.reveals;
    const scrolled = reveals ? [revealed(next)] : moved && isMouse ? [heldAt(selection.main.head)] : [];
    known = next;
    view.dispatch({
      ...spec,
      selection,
      annotations: fromStore.of(true),
      effects: [...renumbered, ...scrolled],
    });
  }

  /** Leaves the cursor where it is on the screen, since the mouse is there, also at the end of the window. */
  function heldAt(head: number) {
    const edge = view.scrollDOM.getBoundingClientRect().top;
    const top = view.coordsAtPos(view.state.selection.main.head)?.top ?? edge;
    return EditorView.scrollIntoView(head, { y: 'start', yMargin: top - edge });
  }

  function changeTo(next: Manuscript): TransactionSpec {
    if (next.text === known.text) return { changes: windowChanges(next.text, known.excerpt, next.excerpt) };
    const edit = editBetween(view.state.doc.toString(), excerptText(next));
    return edit ? { changes: edit } : {};
  }

  return {
    focus: () => view.focus(),
    destroy() {
      unsubscribe();
      view.destroy();
    },
  };
}

/** All of an update's changes as one. */
function editOf({ changes, state }: ViewUpdate): Edit {
  let [from, to, endAfter] = [Number.POSITIVE_INFINITY, 0, 0];
  changes.iterChangedRanges((fromA, toA, _fromB, toB) => {
    from = Math.min(from, fromA);
    to = Math.max(to, toA);
    endAfter = Math.max(endAfter, toB);
  });
  return { from, to, insert: state.sliceDoc(from, endAfter) };
}

const isPointed = ({ transactions }: ViewUpdate): boolean =>
  transactions.some((transaction) => transaction.isUserEvent('select.pointer'));

function firstLine({ text, excerpt }: Manuscript): number {
  return excerpt.from === 0 ? 1 : lineAt(text, excerpt.from);
}

function without({ anchor, head }: Selection, from: number): Selection {
  return { anchor: from + anchor, head: from + head };
}

function revealed({ selection, excerpt }: Manuscript) {
  return EditorView.scrollIntoView(within(selection, excerpt).main, { y: 'nearest', yMargin: 80 });
}
