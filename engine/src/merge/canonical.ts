import { matched } from './diff.js';
import { BREAK, isSpace, likeness, type Token, tokensOf, wordsOf } from './tokens.js';

/** A line of Markdown from our own Markdown writer: a paragraph, an item, a row, a line of code. */
export interface Line {
  /** As it was written. */
  readonly text: string;
  /** The indent and the markers of quotes, list items, headings and table rows. */
  readonly prefix: string;
  readonly body: string;
  /** Equal for lines with the same content, whatever their item numbers. */
  readonly key: string;
  readonly isCode: boolean;
  /** The line before it, if that is blank: empty, or only the marker of a quote. */
  readonly blank: string | undefined;
  /** Its index among the lines of its section. */
  readonly index: number;
  readonly section: Section;
  /** The tokens of its body, without spaces, and the index of the first one among those of the whole text. */
  readonly tokens: readonly Token[];
  readonly firstToken: number;
  /** The consecutive lines that it stands for, if they are read as one, with breaks between their texts. */
  readonly parts?: readonly Line[];
}

/** The main text, or a footnote. */
export interface Section {
  /** The label of the footnote; undefined for the main text. */
  readonly label: string | undefined;
  readonly lines: readonly Line[];
}

/** Markdown from our own writer, split into sections and lines. */
export interface Canonical {
  readonly markdown: string;
  readonly main: Section;
  readonly notes: ReadonlyMap<string, Section>;
  /** The tokens of all lines, in order. */
  readonly tokens: readonly Token[];
}

interface Parts {
  readonly main: readonly string[];
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

const FENCE = /^[ >]*(?:[-+*] |\d+[.)] )*[ >]*(`{3,}|~{3,})/;
const DEFINITION = /^\[\^([^\]\s]+)\]:(?: |$)/;

function partsOf(markdown: string): Parts {
  const main: string[] = [];
  const notes = new Map<string, string[]>();
  let note: string[] | undefined;
  let fence: string | undefined;
  for (const line of markdown.replace(/\n+$/, '').split('\n')) {
    const sign = FENCE.exec(line)?.[1];
    const [whole, label] = fence === undefined ? (DEFINITION.exec(line) ?? []) : [];
    if (whole !== undefined && label !== undefined) {
      note = [line.slice(whole.length)];
      notes.set(label, note);
    } else if (note && (line === '' || line.startsWith('    '))) note.push(line.slice(4));
    else {
      note = undefined;
      main.push(line);
    }
    if (sign === undefined) continue;
    if (fence === undefined) fence = sign;
    else if (sign.startsWith(fence)) fence = undefined;
  }
  return { main, notes };
}

/** Splits Markdown from our own writer; `labels` are new labels for its notes. */
export function canonical(markdown: string, labels: ReadonlyMap<string, string> = new Map()): Canonical {
  const { main, notes } = partsOf(markdown);
  const tokens: Token[] = [];
  const renamed = (line: string): string =>
    labels.size === 0
      ? line
      : line.replace(/\[\^([^\]\s]+)\]/g, (whole, label: string) => {
          const other = labels.get(label);
          return other === undefined ? whole : `[^${other}]`;
        });
  const section = (label: string | undefined, lines: readonly string[]): Section => {
    const own: Line[] = [];
    const result: Section = { label, lines: own };
    let blank: string | undefined;
    let fence: string | undefined;
    for (const written of lines) {
      const line = withoutStart(renamed(written)).replaceAll(BREAK, ' ');
      const sign = FENCE.exec(line)?.[1];
      const isCode = fence !== undefined || sign !== undefined;
      if (!isCode && /^[ >]*$/.test(line)) {
        blank = line.trimEnd();
        continue;
      }
      const prefix = isCode && fence !== undefined ? (/^[ >]*/.exec(line)?.[0] ?? '') : prefixOf(line);
      const body = line.slice(prefix.length);
      const text = prefix + body;
      const own1 = tokensOf(body, prefix.length).filter((token) => !isSpace(token));
      own.push({
        text,
        prefix,
        body,
        key: `${prefix.replace(/\d+(?=[.)] )/g, '1')}${body}`,
        isCode,
        blank,
        index: own.length,
        section: result,
        tokens: own1,
        firstToken: tokens.length,
      });
      for (const token of own1) tokens.push(token);
      blank = undefined;
      if (sign === undefined) continue;
      if (fence === undefined) fence = sign;
      else if (sign.startsWith(fence)) fence = undefined;
    }
    return result;
  };
  const text = section(undefined, main);
  const sections = [...notes].map(([label, lines]) => {
    const name = labels.get(label) ?? label;
    return [name, section(name, lines)] as const;
  });
  return { markdown, main: text, notes: new Map(sections), tokens };
}

/** A delimiter row without the colons for left alignment, which is the default. */
function withoutStart(line: string): string {
  return /^[ >]*\|(?: :?-+:? \|)+$/.test(line) ? line.replace(/:(-+)(?!-|:)/g, '$1') : line;
}

/**
 * The markers of a line. All bullets are `-`: our writer tells adjacent lists apart by theirs, and in Word two such lists look
 * like one.
 */
function prefixOf(text: string): string {
  const [markers = ''] =
    /^(?:[ \t]|>|[-+*] (?:\[[ xX]\] )?|\d{1,9}[.)] (?:\[[ xX]\] )?|#{1,6} |: {3})*(?:\| )?/.exec(text) ?? [];
  return markers.replace(/[+*]/g, '-');
}

/**
 * Labels for the notes of the second text: those of the first for notes that both have, so that adding or deleting one note
 * does not make all the others look changed. Notes that only the second text has are labelled `+1`, `+2`.
 */
export function sharedLabels(first: string, second: string): ReadonlyMap<string, string> {
  const [old, now] = [first, second].map((markdown) => [...partsOf(markdown).notes]);
  const labels = new Map<string, string>();
  if (!old || !now) return labels;
  const bodies = (notes: typeof old): string[] =>
    notes.map(([, lines]) => lines.join('\n').replace(/\[\^[^\]\s]+\]/g, ''));
  const partners = matched(bodies(old), bodies(now));
  const taken = new Set(partners);
  let next = 0;
  for (const [index, [label, lines]] of old.entries()) {
    const partner = partners[index] ?? -1;
    if (partner >= 0) {
      const [other] = now[partner] ?? [];
      if (other !== undefined) labels.set(other, label);
      next = partner + 1;
      continue;
    }
    const words = wordsOf(lines.join(' '));
    for (let at = next; at < now.length && !taken.has(at); at++) {
      const [other, others] = now[at] ?? ['', []];
      if (likeness(words, wordsOf(others.join(' '))) < 0.4) continue;
      labels.set(other, label);
      taken.add(at);
      next = at + 1;
      break;
    }
  }
  let added = 0;
  for (const [label] of now) if (!labels.has(label)) labels.set(label, `+${++added}`);
  return labels;
}
