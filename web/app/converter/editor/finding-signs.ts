import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, GutterMarker, lineNumberMarkers, ViewPlugin } from '@codemirror/view';
import { findingsStore } from '../inspection/findings-store';
import { signOf } from '../inspection/signs';
import { lineAt } from '../text/lines';
import { manuscriptStore } from '../text/manuscript-store';

/** The findings are others, or the editor shows another part of the text. */
const changed = StateEffect.define();

/** In place of a line's number, the sign of what is said about it. */
class SignMarker extends GutterMarker {
  readonly #sign: string;

  constructor(sign: string) {
    super();
    this.#sign = sign;
  }

  override eq(other: SignMarker): boolean {
    return other.#sign === this.#sign;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = 'text-sign';
    sign.textContent = this.#sign;
    return sign;
  }
}

const signs = StateField.define<RangeSet<GutterMarker>>({
  create: signsIn,
  update: (markers, { changes, effects, state }) =>
    effects.some((effect) => effect.is(changed)) ? signsIn(state) : markers.map(changes),
  provide: (field) => lineNumberMarkers.from(field),
});

function signsIn({ doc }: EditorState): RangeSet<GutterMarker> {
  const { notices } = findingsStore.read();
  const { text, shown } = manuscriptStore.read();
  const first = shown.from === 0 ? 1 : lineAt(text, shown.from);
  const taken = new Set<number>();
  const markers = notices.flatMap(({ line }, index) => {
    const own = line - first + 1;
    // A line has the sign of the first thing that is said about it.
    if (own < 1 || own > doc.lines || taken.has(own)) return [];
    taken.add(own);
    return [new SignMarker(signOf(index)).range(doc.line(own).from)];
  });
  return RangeSet.of(markers, true);
}

/** Follows what is found in the text. */
const following = ViewPlugin.fromClass(
  class {
    readonly #unsubscribe: () => void;

    constructor(view: EditorView) {
      this.#unsubscribe = findingsStore.subscribe(() => view.dispatch({ effects: changed.of(null) }));
    }

    destroy(): void {
      this.#unsubscribe();
    }
  },
);

export const findingSigns: Extension = [signs, following];
