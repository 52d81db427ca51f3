import { FenceTracker } from '../../source/fenced-lines.js';
import { type Evidence, evidenceIn } from '../conventions.js';
import { nameReferences } from '../rules/core/block-names.js';
import { ROWS } from '../syntax/table.js';
import { type EndsOfStretch, endsIn } from './ends.js';

/**
 * The smallest part of a text that may be parsed separately, judged by its lines alone: from an unindented line to the
 * blank lines before the next one.
 */
export interface Stretch {
  /** Including the final line break, if any. */
  readonly text: string;
  readonly lineCount: number;
  /** Whether something in it belongs to the stretches above and below it. */
  readonly joinsNeighbours: boolean;
  /** Whether something in it joins all stretches of the text. */
  readonly joinsAll: boolean;
  readonly ends: EndsOfStretch | undefined;
  /** What it shows about the whole text. */
  readonly evidence: Evidence;
  /** References to block names, `#^name`, and whether it may contain such a name. */
  readonly nameReferences: string;
  readonly mayHaveNames: boolean;
}

const BLANK = /^[ \t]*$/;
/** List items continue after blank lines, and indented lines continue what is above them. */
const CANNOT_BEGIN =
  /^(?:[ \t]|[-+*](?:[ \t]|$)|\d{1,9}[.)]|(?:\([\w@-]{1,30}\)|(?:[a-zA-Z]{1,8}|#)[.)])(?:[ \t]|$))/;
const BLOCK_NAME = /(?:^|[ \t>])\^[a-z\d]/im;

const OVER_BLANK_LINES = ROWS.flatMap(({ overBlankLines }) => (overBlankLines ? [overBlankLines] : []));

/**
 * Splits a text, from the beginning of a line on, where a stretch may begin. `isEnd` tells at each such place whether to stop
 * there.
 */
export function cut(
  text: string,
  from: number,
  isEnd: (place: number) => boolean,
): { readonly stretches: readonly Stretch[]; readonly starts: readonly number[] } {
  const stretches: Stretch[] = [];
  const starts = [from];
  let lines: string[] = [];
  let tracker = new FenceTracker();
  let fenced: boolean[] = [];
  let wasBlank = false;
  let place = from;
  for (const line of linesFrom(text, from)) {
    if (wasBlank && !tracker.isOpen && !BLANK.test(line) && !CANNOT_BEGIN.test(line)) {
      stretches.push(stretchOf(lines, fenced));
      if (isEnd(place)) return { stretches, starts };
      starts.push(place);
      lines = [];
      tracker = new FenceTracker();
      fenced = [];
    }
    lines.push(line);
    fenced.push(tracker.next(line) !== undefined);
    wasBlank = BLANK.test(line);
    place += line.length + 1;
  }
  stretches.push(stretchOf(lines, fenced, true));
  return { stretches, starts };
}

/** Whether a text that was a stretch still is at least one, so that the others around it stay as they are. */
export function standsAlone(text: string): boolean {
  const lines = text.split('\n');
  const [first = ''] = lines;
  if (BLANK.test(first) || CANNOT_BEGIN.test(first)) return false;
  const tracker = new FenceTracker();
  for (const line of lines) tracker.next(line);
  return !tracker.isOpen;
}

/** The lines from a place on, one by one: mostly only some are needed. */
function* linesFrom(text: string, from: number): Generator<string, void> {
  let place = from;
  for (let end = text.indexOf('\n', place); end !== -1; end = text.indexOf('\n', place)) {
    yield text.slice(place, end);
    place = end + 1;
  }
  yield text.slice(place);
}

function stretchOf(lines: readonly string[], fenced: readonly boolean[], isLast = false): Stretch {
  const text = lines.join('\n') + (isLast ? '' : '\n');
  const over = OVER_BLANK_LINES.filter(({ may }) => may.test(text));
  const finders = over.flatMap((each) => (each.kind === 'ends' ? [each.find] : []));
  return {
    text,
    lineCount: lines.length,
    joinsNeighbours: over.some(({ kind }) => kind === 'neighbours'),
    joinsAll: over.some(({ kind }) => kind === 'whole'),
    ends: finders.length > 0 ? endsIn(lines, fenced, finders) : undefined,
    evidence: evidenceIn(text),
    nameReferences: nameReferences(text),
    mayHaveNames: BLOCK_NAME.test(text),
  };
}
