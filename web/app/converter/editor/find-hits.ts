import { RangeSetBuilder, StateEffect } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type Converter, part } from '../instance/converter';
import { findAll } from '../text/find-in-text';
import { view as screen } from '../view/view';

const phraseChanged = StateEffect.define();

const hit = Decoration.mark({ class: 'find-hit' });
const currentHit = Decoration.mark({ class: 'find-hit find-hit-current' });

/** Marks every match of the find bar's phrase, and the selected one with a second mark. */
export const findHits = part((converter) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      readonly #unsubscribe: () => void;

      constructor(view: EditorView) {
        this.decorations = hitsIn(converter, view);
        const tell = (): void => view.dispatch({ effects: phraseChanged.of(null) });
        const stops = [
          screen(converter).follow(({ phrase }) => phrase, tell),
          screen(converter).follow(({ matchesCase }) => matchesCase, tell),
        ];
        this.#unsubscribe = () => {
          for (const stop of stops) stop();
        };
      }

      update({ docChanged, viewportChanged, selectionSet, transactions, view }: ViewUpdate): void {
        const isOther = transactions.some(({ effects }) =>
          effects.some((effect) => effect.is(phraseChanged)),
        );
        if (docChanged || viewportChanged || selectionSet || isOther)
          this.decorations = hitsIn(converter, view);
      }

      destroy(): void {
        this.#unsubscribe();
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
);

/** Within what is drawn; the whole of a large text may be in the editor. */
function hitsIn(converter: Converter, { state, viewport }: EditorView): DecorationSet {
  const { main } = state.selection;
  const marks = new RangeSetBuilder<Decoration>();
  const { phrase, matchesCase } = screen(converter).read();
  for (const { from, to } of findAll(state.sliceDoc(viewport.from, viewport.to), phrase, matchesCase)) {
    const [start, end] = [viewport.from + from, viewport.from + to];
    marks.add(start, end, start === main.from && end === main.to ? currentHit : hit);
  }
  return marks.finish();
}
