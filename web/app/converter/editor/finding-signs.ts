import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  lineNumberMarkers,
  ViewPlugin,
} from '@codemirror/view';
import { screenDocument } from '../document/screen-document';
import { findingSubject } from '../findings/finding-subject';
import { findingsStore } from '../findings/findings-store';
import { lookStore } from '../findings/look-store';
import { signOf } from '../findings/signs';
import { part } from '../instance/converter';
import type { TextRange } from '../text/edit';
import { lineAt } from '../text/lines';

/** The findings have changed, or the editor shows another part of the text. */
const changed = StateEffect.define();

/** Replaces a line number with the sign of its finding. A missing picture has an icon. */
class SignMarker extends GutterMarker {
  readonly #sign: string | undefined;

  constructor(sign: string | undefined) {
    super();
    this.#sign = sign;
  }

  override eq(other: SignMarker): boolean {
    return other.#sign === this.#sign;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = this.#sign === undefined ? 'text-sign text-sign-picture' : 'text-sign';
    sign.textContent = this.#sign ?? '';
    return sign;
  }
}

const underline = Decoration.mark({ class: 'text-finding' });

/** A remark about a line of the text. */
interface Remark {
  readonly line: number;
  readonly sign: string | undefined;
  /** The words of the line that it is about. */
  readonly subjectIn: (line: string) => TextRange | undefined;
}

function stretchOf(line: string, words: string): TextRange | undefined {
  const from = line.indexOf(words);
  return from === -1 ? undefined : { from, to: from + words.length };
}

export const findingSigns = part((converter): Extension => {
  const signs = StateField.define<RangeSet<GutterMarker>>({
    create: signsIn,
    update: (markers, { changes, effects, state }) =>
      effects.some((effect) => effect.is(changed)) ? signsIn(state) : markers.map(changes),
    provide: (field) => lineNumberMarkers.from(field),
  });

  /** Underlines the words that findings are about, as on the pages. */
  const underlines = StateField.define<DecorationSet>({
    create: underlinesIn,
    update: (marks, { changes, effects, state }) =>
      effects.some((effect) => effect.is(changed)) ? underlinesIn(state) : marks.map(changes),
    provide: (field) => EditorView.decorations.from(field),
  });

  /** First the findings, then the missing pictures. */
  function remarks(): Remark[] {
    const { notices } = findingsStore(converter).read();
    const pictures = lookStore(converter).read().inspected?.report.pictures.listed ?? [];
    return [
      ...notices.map((notice, index) => ({
        line: notice.line,
        sign: signOf(index),
        subjectIn: (line: string) => findingSubject(line, notice),
      })),
      ...pictures
        .filter(({ path }) => path === undefined)
        .map(({ line, source }) => ({
          line,
          sign: undefined,
          subjectIn: (text: string) => stretchOf(text, source),
        })),
    ];
  }

  /** The remarks about the part of the text in the editor, by line numbers within it. */
  function visibleRemarks({ doc }: EditorState): Remark[] {
    const { text, excerpt } = screenDocument(converter).read();
    const first = excerpt.from === 0 ? 1 : lineAt(text, excerpt.from);
    return remarks()
      .map((remark) => ({ ...remark, line: remark.line - first + 1 }))
      .filter(({ line }) => line >= 1 && line <= doc.lines);
  }

  function signsIn(state: EditorState): RangeSet<GutterMarker> {
    const taken = new Set<number>();
    const markers = visibleRemarks(state).flatMap(({ line, sign }) => {
      // A line shows the sign of its first remark.
      if (taken.has(line)) return [];
      taken.add(line);
      return [new SignMarker(sign).range(state.doc.line(line).from)];
    });
    return RangeSet.of(markers, true);
  }

  function underlinesIn(state: EditorState): DecorationSet {
    const marks = visibleRemarks(state).flatMap(({ line, subjectIn }) => {
      const { from, text } = state.doc.line(line);
      const subject = subjectIn(text);
      return subject ? [underline.range(from + subject.from, from + subject.to)] : [];
    });
    return Decoration.set(marks, true);
  }

  /** Follows changes of the findings. */
  const following = ViewPlugin.fromClass(
    class {
      readonly #unsubscribe: readonly (() => void)[];

      constructor(view: EditorView) {
        const refresh = (): void => view.dispatch({ effects: changed.of(null) });
        this.#unsubscribe = [
          findingsStore(converter).subscribe(refresh),
          lookStore(converter).subscribe(refresh),
        ];
      }

      destroy(): void {
        for (const stop of this.#unsubscribe) stop();
      }
    },
  );

  return [signs, underlines, following];
});
