import { decorated } from './affixes.js';
import type { Cite, Subject } from './cite.js';
import {
  concat,
  findRole,
  isEmpty,
  isSpan,
  NOTHING,
  type Output,
  plain,
  replacePart,
  type Span,
  span,
} from './output.js';
import { withCase } from './text-case.js';
import type { Element } from './xml.js';

/** A rendered cite, with what decides whether it is joined with its neighbours. */
interface Printed {
  readonly cite: Cite;
  readonly body: Output;
  readonly names: string;
  readonly year: string;
  readonly suffix: Span | undefined;
  readonly number: number | undefined;
}

/** Renders one cite; without its names if `withoutNames`. */
type RenderCite = (subject: Subject, withoutNames: boolean) => Output;

/** Renders a cluster with the layout of citations. */
export function renderCluster(
  subjects: readonly Subject[],
  citation: Element,
  layout: Element,
  render: RenderCite,
): Output {
  const { collapse } = citation.attributes;
  const groupDelimiter = citation.attributes['cite-group-delimiter'];
  const delimiter = layout.attributes.delimiter ?? '';
  const printed = subjects.map((subject) => print(subject, render));
  const isGrouped =
    groupDelimiter !== undefined || (collapse !== undefined && collapse !== 'citation-number');
  const content =
    collapse === 'citation-number'
      ? collapsedNumbers(printed, citation, delimiter)
      : isGrouped
        ? collapsedGroups(grouped(printed), subjects, citation, delimiter, render)
        : joined(
            printed.map((each) => ({ output: whole(each), cite: each.cite })),
            delimiter,
          );
  const { prefix = '', suffix = '', delimiter: _delimiter, ...format } = layout.attributes;
  return isEmpty(content) ? NOTHING : decorated(concat([prefix, content, suffix]), format);
}

function print(subject: Subject, render: RenderCite): Printed {
  const { cite } = subject;
  if (!cite) throw new TypeError('Cannot print a source, expected one that is cited');
  const body = render(subject, false);
  return {
    cite,
    body,
    names: groupNames(subject, cite, body, render),
    year: findRole(body, 'year')?.key ?? '',
    suffix: findRole(body, 'year-suffix'),
    number: findRole(body, 'citation-number') ? subject.citationNumber : undefined,
  };
}

/** The names by which a cite is grouped; cites of which the names are not shown are grouped with each other. */
function groupNames(subject: Subject, cite: Cite, body: Output, render: RenderCite): string {
  if (!cite.suppressAuthor) return findRole(body, 'names')?.key ?? '';
  const shown = render({ ...subject, cite: { ...cite, suppressAuthor: false } }, false);
  const key = findRole(shown, 'names')?.key ?? '';
  return key === '' ? '' : `-${key}`;
}

/** A cite between its prefix and suffix. A term that begins a sentence of a note has a capital. */
function whole({ cite, body: written }: Pick<Printed, 'cite' | 'body'>): Output {
  const { prefix = NOTHING, suffix = NOTHING } = cite;
  const body = /\s\S*[.!?]\s*$/.test(plain(prefix).trimEnd()) ? withCapital(written) : written;
  const isSpaced = isEmpty(prefix) || /[\s\p{Ps}\p{Pi}’'"-]$/u.test(plain(prefix));
  const isApart = isEmpty(suffix) || /^[\s.,;:!?)\]]/.test(plain(suffix));
  const cited = span(body, { source: cite.id });
  return concat([prefix, isSpaced ? NOTHING : ' ', cited, isApart ? NOTHING : ' ', suffix]);
}

/** With a capital, if it begins with a term of the language. */
export function withCapital(output: Output): Output {
  const leads = (each: Output): Span | undefined => {
    if (!isSpan(each)) return undefined;
    if (each.role === 'term') return each;
    const first = each.children.find((child) => !isEmpty(child));
    return first === undefined ? undefined : leads(first);
  };
  const term = leads(output);
  return term
    ? replacePart(output, term, {
        ...term,
        children: [withCase(concat(term.children), 'capitalize-first', 'en')],
      })
    : output;
}

interface Joined {
  readonly output: Output;
  readonly cite?: Cite;
  /** What follows it instead of the delimiter of the layout. */
  readonly delimiter?: string;
}

function joined(parts: readonly Joined[], delimiter: string): Output {
  const filled = parts.filter(({ output }) => !isEmpty(output));
  return concat(
    filled.flatMap(({ output, cite }, index) => {
      const before = filled[index - 1];
      if (!before) return [output];
      const own = before.delimiter ?? delimiter;
      if (/^\s*[.,;:!?]/.test(plain(cite?.prefix ?? ''))) return [output];
      const isEnded = /[.,;:!?]\s*$/.test(plain(before.cite?.suffix ?? ''));
      return [isEnded ? own.replace(/^[,;]/, '') : own, output];
    }),
  );
}

/** Moves cites with the same names next to the first of them. */
function grouped(printed: readonly Printed[]): readonly (readonly Printed[])[] {
  const groups: Printed[][] = [];
  for (const each of printed) {
    const known =
      each.names === '' || each.cite.prefix !== undefined
        ? undefined
        : groups.find(([first]) => first?.names === each.names);
    if (known) known.push(each);
    else groups.push([each]);
  }
  return groups;
}

function collapsedGroups(
  groups: readonly (readonly Printed[])[],
  subjects: readonly Subject[],
  { attributes }: Element,
  delimiter: string,
  render: RenderCite,
): Output {
  const { collapse } = attributes;
  const inner = attributes['cite-group-delimiter'] ?? (collapse === 'year' ? ', ' : delimiter);
  const suffixDelimiter = attributes['year-suffix-delimiter'] ?? inner;
  const after = attributes['after-collapse-delimiter'] ?? delimiter;
  const parts = groups.map((group): Joined => {
    const [first] = group;
    if (!first) return { output: NOTHING };
    if (!collapse)
      return {
        output: joined(
          group.map((each) => ({ output: whole(each) })),
          inner,
        ),
      };
    const runs = collapse === 'year' ? group.map((each) => [each]) : yearRuns(group);
    const outputs = runs.map((run, index) => {
      const [head, ...tail] = run;
      if (!head) return { output: NOTHING };
      const own = index === 0 ? head.body : withoutNames(head, subjects, render);
      const isRanged = collapse === 'year-suffix-ranged';
      const output =
        tail.length === 0
          ? whole({ ...head, body: own })
          : suffixes(head, own, tail, suffixDelimiter, isRanged);
      // A comma after pages would look like more of them.
      return { output, ...(head.cite.locator !== undefined && { delimiter: after }) };
    });
    return {
      output: joined(outputs, inner),
      cite: (group.at(-1) ?? first).cite,
      delimiter: after,
    };
  });
  return joined(parts, delimiter);
}

function withoutNames({ cite, body }: Printed, subjects: readonly Subject[], render: RenderCite): Output {
  const subject = subjects.find((each) => each.cite === cite);
  return subject ? render(subject, true) : body;
}

/** Adjacent cites of one year that differ only in their letters. */
function yearRuns(group: readonly Printed[]): readonly (readonly Printed[])[] {
  const runs: Printed[][] = [];
  for (const each of group) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isPlain = ({ cite, suffix }: Printed): boolean =>
      suffix !== undefined && cite.locator === undefined && cite.suffix === undefined;
    if (run && before && before.year === each.year && isPlain(before) && isPlain(each)) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

function suffixes(
  head: Printed,
  body: Output,
  tail: readonly Printed[],
  delimiter: string,
  isRanged: boolean,
): Output {
  const { suffix } = head;
  if (!suffix) return body;
  const spans = [suffix, ...tail.flatMap((each) => (each.suffix ? [each.suffix] : []))];
  const codes = spans.map((each) => plain(each));
  const pieces: Output[] = [];
  for (let at = 0; at < spans.length; ) {
    let end = at;
    while (isRanged && end + 1 < spans.length && follows(codes[end], codes[end + 1])) end += 1;
    const [from, to] = [spans[at], spans[end]];
    if (from && to && end - at >= 2) {
      pieces.push(concat([from, '–', to]));
      at = end + 1;
    } else if (from) {
      pieces.push(from);
      at += 1;
    }
  }
  const content = concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [delimiter, piece])));
  const own = findRole(body, 'year-suffix');
  return whole({ cite: head.cite, body: own ? replacePart(body, own, content) : body });
}

function follows(one: string | undefined, other: string | undefined): boolean {
  return (one?.length ?? 0) === 1 && other?.charCodeAt(0) === (one?.charCodeAt(0) ?? 0) + 1;
}

/** Collapses consecutive numbers into a range: [1]–[3]. */
function collapsedNumbers(printed: readonly Printed[], { attributes }: Element, delimiter: string): Output {
  const parts: Joined[] = [];
  const isPlain = ({ cite, number }: Printed): boolean =>
    number !== undefined &&
    cite.locator === undefined &&
    cite.prefix === undefined &&
    cite.suffix === undefined;
  for (let at = 0; at < printed.length; ) {
    let end = at;
    for (let next = printed[end + 1]; next; next = printed[end + 1]) {
      const last = printed[end];
      if (!last || !isPlain(last) || !isPlain(next) || next.number !== (last.number ?? 0) + 1) break;
      end += 1;
    }
    const [from, to] = [printed[at], printed[end]];
    if (from && to && end - at >= 2) {
      const after = attributes['after-collapse-delimiter'];
      parts.push({
        output: concat([
          span(from.body, { source: from.cite.id }),
          '–',
          span(to.body, { source: to.cite.id }),
        ]),
        ...(after !== undefined && { delimiter: after }),
      });
      at = end + 1;
    } else if (from) {
      parts.push({ output: whole(from), cite: from.cite });
      at += 1;
    } else break;
  }
  return joined(parts, delimiter);
}
