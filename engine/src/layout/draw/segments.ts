import { AUTO_SPACE, hasAutoSpace } from '../../metrics/auto-space.js';
import { advance, type Face, SOFT_HYPHEN } from '../../metrics/fonts.js';
import { shaped } from '../../metrics/shaping.js';
import type { Run } from '../../metrics/spans.js';
import type { Line } from '../lines.js';

/** A part of a line with one look; `width` is twips. */
export interface Segment {
  readonly run: Run;
  /** The visible text; empty for a tab and for anything that is not text. */
  readonly text: string;
  readonly width: number;
  readonly isTab: boolean;
  /** The spaces in the text that take space: those at the end of a line take none. */
  readonly spaces: number;
  /** The space between it and the text of another script before it. */
  readonly scriptSpace?: number;
  /** Whether its run ends with it. */
  readonly isEnd?: true;
  /** The parts of a formula that are on this line, if not all are. */
  readonly parts?: { readonly from: number; readonly to: number };
}

/** Replaces a run's own text, as with the number of a page. */
type TextOf = (run: Run) => string | undefined;

/** Line breaks, and characters that are neither shown nor written to a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is for
const UNSEEN = /[\u0000-\u001f\ud800-\udfff\ufffe\uffff]/gu;
const SHY = String.fromCharCode(SOFT_HYPHEN);

/** A paragraph's text cut into lines, and these into segments. */
export class LineCutter {
  #run = 0;
  /** How much of the run is on earlier lines. */
  #offset = 0;
  #place = 0;

  constructor(
    private readonly runs: readonly Run[],
    private readonly textOf: TextOf,
  ) {}

  /** The segments up to the end of a line, in the order of reading. */
  until({ end, hyphenated }: Pick<Line, 'end' | 'hyphenated'>): {
    readonly segments: readonly Segment[];
    readonly hyphenated: boolean;
  } {
    const segments: Segment[] = [];
    while (this.#place < end) {
      const run = this.runs[this.#run];
      if (!run) break;
      const from = this.#offset;
      const to = Math.min(run.text.length, from + end - this.#place);
      const cut = this.#cut(run, from, to);
      const last = cut.at(-1);
      if (last && run.comments && to === run.text.length) cut[cut.length - 1] = { ...last, isEnd: true };
      for (const segment of cut) segments.push(segment);
      this.#place += to - from;
      this.#offset = to;
      if (to === run.text.length) {
        this.#run++;
        this.#offset = 0;
      }
    }
    return trimmed(segments, hyphenated === true);
  }

  #cut(run: Run, from: number, to: number): Segment[] {
    const { face, size, object } = run;
    if (object) {
      const whole = { run, text: '', width: object.width, isTab: false, spaces: 0 };
      if (to - from === run.text.length) return [whole];
      const parts = object.parts?.slice(from, to) ?? [];
      const full = parts.reduce((sum, part) => sum + part.width + (part.gap ?? 0), 0);
      const width = full - (parts.at(-1)?.gap ?? 0);
      return [{ ...whole, width, parts: { from, to } }];
    }
    const drawn = this.textOf(run);
    if (drawn !== undefined)
      return [{ run, text: drawn, width: widthOf(drawn, face) * size, isTab: false, spaces: 0 }];
    const segments: Segment[] = [];
    let start = from;
    for (let index = from; index <= to; index++) {
      const isTab = index < to && run.text[index] === '\t';
      if (index < to && !isTab) continue;
      if (index > start) {
        const text = run.text.slice(start, index);
        const width = widthOf(text, face) * size;
        segments.push({ run, text, width, isTab: false, spaces: spacesIn(text) });
      }
      if (isTab) segments.push({ run, text: '', width: 0, isTab, spaces: 0 });
      start = index + 1;
    }
    return segments;
  }
}

/** Without the width of spaces at the end, and without characters that only allow a line to end. */
function trimmed(
  line: readonly Segment[],
  isDivided: boolean,
): {
  readonly segments: readonly Segment[];
  readonly hyphenated: boolean;
} {
  const segments = [...line];
  const hyphenated = isDivided || line.at(-1)?.text.endsWith(SHY) === true;
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index];
    if (!segment || segment.isTab || segment.run.object) break;
    const { run, text } = segment;
    const kept = text.replace(/[ \n]+$/, '');
    const width = kept === text ? segment.width : widthOf(kept, run.face) * run.size;
    segments[index] = { ...segment, text, width, spaces: spacesIn(kept) };
    if (kept !== '') break;
  }
  return {
    segments: segments.map(asDisplayed).map(withoutHyphens(hyphenated)).map(withScriptSpace),
    hyphenated,
  };
}

/** East Asian letters are in runs of their own. */
function withScriptSpace(segment: Segment, index: number, all: readonly Segment[]): Segment {
  const before = all[index - 1];
  const { text, run } = segment;
  if (!before?.text || text === '' || run.note !== undefined || before.run.note !== undefined) return segment;
  const isApart = hasAutoSpace(before.text.charCodeAt(before.text.length - 1), text.charCodeAt(0));
  return isApart ? { ...segment, scriptSpace: AUTO_SPACE * run.size } : segment;
}

function asDisplayed(segment: Segment): Segment {
  const text = segment.text.replace(UNSEEN, '');
  return text === segment.text ? segment : { ...segment, text };
}

function withoutHyphens(hyphenated: boolean) {
  return (segment: Segment, index: number, all: readonly Segment[]): Segment => {
    const isLast = hyphenated && index === all.length - 1;
    if (!isLast && !segment.text.includes(SHY)) return segment;
    const { face, size } = segment.run;
    const text = segment.text.replaceAll(SHY, '') + (isLast ? '-' : '');
    return { ...segment, text, width: segment.width + (isLast ? widthOf('-', face) * size : 0) };
  };
}

/** In em. */
export function widthOf(text: string, face: Face): number {
  const measured = shaped(text);
  let width = 0;
  for (let index = 0; index < text.length; index++) width += advance(face, measured.charCodeAt(index));
  return width;
}

function spacesIn(text: string): number {
  return text.split(' ').length - 1;
}
