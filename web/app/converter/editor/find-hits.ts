import { RangeSetBuilder, StateEffect } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { findAll } from '../text/find-in-text';
import { phraseStore } from '../text/find-store';

const phraseChanged = StateEffect.define();

const hit = Decoration.mark({ class: 'find-hit' });
const currentHit = Decoration.mark({ class: 'find-hit find-hit-current' });

/** Marks every match of the find bar's phrase, and the selected one with a second mark. */
export const findHits = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    readonly #unsubscribe: () => void;

    constructor(view: EditorView) {
      this.decorations = hitsIn(view);
      this.#unsubscribe = phraseStore.subscribe(() => view.dispatch({ effects: phraseChanged.of(null) }));
    }

    update({ docChanged, viewportChanged, selectionSet, transactions, view }: ViewUpdate): void {
      const isOther = transactions.some(({ effects }) => effects.some((effect) => effect.is(phraseChanged)));
      if (docChanged || viewportChanged || selectionSet || isOther) this.decorations = hitsIn(view);
    }

    destroy(): void {
      this.#unsubscribe();
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Within what is drawn; the whole of a large text may be in the editor. */
function hitsIn({ state, viewport }: EditorView): DecorationSet {
  const { main } = state.selection;
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of findAll(state.sliceDoc(viewport.from, viewport.to), phraseStore.read())) {
    const [start, end] = [viewport.from + from, viewport.from + to];
    marks.add(start, end, start === main.from && end === main.to ? currentHit : hit);
  }
  return marks.finish();
}
