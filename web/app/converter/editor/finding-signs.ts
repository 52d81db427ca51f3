import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  lineNumberMarkers,
  ViewPlugin,
} from '@codemirror/view';
import type { Notice } from '@footmark/engine';
import { findingSubject } from '../inspection/finding-subject';
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

/** The words that findings are about have the line under them that they have on the page. */
const underlines = StateField.define<DecorationSet>({
  create: underlinesIn,
  update: (marks, { changes, effects, state }) =>
    effects.some((effect) => effect.is(changed)) ? underlinesIn(state) : marks.map(changes),
  provide: (field) => EditorView.decorations.from(field),
});

const underline = Decoration.mark({ class: 'text-finding' });

interface ShownFinding {
  /** Its place in the list of all. */
  readonly index: number;
  /** Its line in the editor. */
  readonly line: number;
  readonly notice: Notice;
}

/** The findings in the part of the text that the editor shows. */
function shownFindings({ doc }: EditorState): ShownFinding[] {
  const { notices } = findingsStore.read();
  const { text, shown } = manuscriptStore.read();
  const first = shown.from === 0 ? 1 : lineAt(text, shown.from);
  return notices
    .map((notice, index) => ({ index, line: notice.line - first + 1, notice }))
    .filter(({ line }) => line >= 1 && line <= doc.lines);
}

function signsIn(state: EditorState): RangeSet<GutterMarker> {
  const taken = new Set<number>();
  const markers = shownFindings(state).flatMap(({ index, line }) => {
    // A line has the sign of the first thing that is said about it.
    if (taken.has(line)) return [];
    taken.add(line);
    return [new SignMarker(signOf(index)).range(state.doc.line(line).from)];
  });
  return RangeSet.of(markers, true);
}

function underlinesIn(state: EditorState): DecorationSet {
  const marks = shownFindings(state).flatMap(({ line, notice }) => {
    const { from, text } = state.doc.line(line);
    const subject = findingSubject(text, notice);
    return subject ? [underline.range(from + subject.from, from + subject.to)] : [];
  });
  return Decoration.set(marks, true);
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

export const findingSigns: Extension = [signs, underlines, following];
