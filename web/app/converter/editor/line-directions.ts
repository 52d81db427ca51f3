import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const auto = Decoration.line({ attributes: { dir: 'auto' } });

/** Sets the direction of each line by its own script. */
export const lineDirections = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = directed(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = directed(view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
];

function directed({ state, viewport }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (let place = viewport.from; place <= viewport.to; place = state.doc.lineAt(place).to + 1) {
    const { from } = state.doc.lineAt(place);
    lines.add(from, from, auto);
  }
  return lines.finish();
}
