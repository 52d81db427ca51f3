import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const marks = new MatchDecorator({
  regexp: /\[\^[^\]\s]+\]/g,
  decoration: Decoration.mark({ class: 'md-note' }),
});

/** Highlights note references, the most important feature of the Word file. */
export const noteMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = marks.createDeco(view);
    }

    update(update: ViewUpdate): void {
      this.decorations = marks.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
