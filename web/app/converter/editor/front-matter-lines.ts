import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';

/** UTF-16 code units: looked at with each key. */
const LONGEST = 10_000;

const front = Decoration.line({ class: 'md-front' });

/** Gives the lines of the front matter a colour of their own: to a parser of Markdown, they end in a heading. */
export const frontMatterLines = part((converter) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = linesIn(converter, view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = linesIn(converter, view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
);

function linesIn(converter: Converter, { state, viewport }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  // The beginning of a part of a large text may look like front matter.
  const isBeginning = screenDocument(converter).read().excerpt.from === 0;
  const end = isBeginning ? (frontMatterIn(state.sliceDoc(0, LONGEST))?.lines.length ?? 0) : 0;
  for (let place = viewport.from; place < Math.min(end, viewport.to); ) {
    const line = state.doc.lineAt(place);
    lines.add(line.from, line.from, front);
    place = line.to + 1;
  }
  return lines.finish();
}
