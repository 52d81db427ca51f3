import { OverBudget } from '../budget/index.js';
import { MAX_MARKS } from '../budget/limits.js';
import { concat, type Output, type Span } from './output.js';

/** A tag or quotation mark that is still open. */
interface OpenSpan {
  /** What closes it: the name of a tag, or a quotation mark. */
  readonly closes: string;
  /** What began it, which is kept as text if nothing closes it. */
  readonly written: string;
  readonly span: Omit<Span, 'children'>;
  readonly children: Output[];
}

const MARK = /<\/?(?:i|em|b|strong|sup|sub|sc|span)(?:\s[^<>]*)?>|["'“”‘’«»]/g;

/**
 * The text of a field: with the tags that CSL-JSON knows, and with quotation marks that belong together. Throws an `OverBudget` if
 * they are nested deeper than anyone writes.
 */
export function richText(source: string): Output {
  if (!/[<"'“”‘’«»]/.test(source)) return source;
  const open: OpenSpan[] = [{ closes: '', written: '', span: {}, children: [] }];
  const add = (output: Output): void => append(open.at(-1)?.children ?? [], output);
  let end = 0;
  for (const { 0: written, index } of source.matchAll(MARK)) {
    add(source.slice(end, index));
    end = index + written.length;
    const closing = closingOf(written, source, index);
    const depth = closing === undefined ? -1 : open.findLastIndex(({ closes }) => closes === closing);
    if (depth > 0) {
      while (open.length > depth + 1) flatten(open);
      close(open);
      continue;
    }
    const opened = openedBy(written, source, index);
    if (opened && open.length > MAX_MARKS) throw new OverBudget('depth', MAX_MARKS);
    if (opened) open.push({ ...opened, written, children: [] });
    else add(/['‘’]/.test(written) ? '’' : written);
  }
  add(source.slice(end));
  while (open.length > 1) flatten(open);
  return concat(open[0]?.children ?? []);
}

/** The innermost span was not closed: its opening is text. */
function flatten(open: OpenSpan[]): void {
  const { written, children } = open.pop() ?? { written: '', children: [] };
  const outer = open.at(-1)?.children ?? [];
  for (const output of [written === "'" || written === '‘' ? '’' : written, ...children])
    append(outer, output);
}

/** Text continues the string before it, so that no word is split over two strings. */
function append(children: Output[], output: Output): void {
  const last = children.at(-1);
  if (typeof last === 'string' && typeof output === 'string') children[children.length - 1] = last + output;
  else children.push(output);
}

function close(open: OpenSpan[]): void {
  const closed = open.pop();
  if (closed) open.at(-1)?.children.push({ ...closed.span, children: closed.children });
}

const WORD_END = /[\s\p{P}<]|^$/u;

function closingOf(written: string, source: string, index: number): string | undefined {
  const tag = /^<\/(\w+)/.exec(written)?.[1];
  if (tag !== undefined) return tag;
  if (written.startsWith('<')) return undefined;
  if (/[”»]/.test(written)) return written;
  const [before, after] = [source.charAt(index - 1), source.charAt(index + 1)];
  if (/["'’]/.test(written) && !/[\s(]|^$/.test(before) && WORD_END.test(after)) return written;
  return undefined;
}

const PAIRS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’', '«': '»' };

function openedBy(
  written: string,
  source: string,
  index: number,
): Pick<OpenSpan, 'closes' | 'span'> | undefined {
  if (written.startsWith('</')) return undefined;
  const [, tag, attributes = ''] = /^<(\w+)([^>]*)>$/.exec(written) ?? [];
  if (tag !== undefined) {
    const span = tag === 'span' ? spanOf(attributes) : TAGS[tag];
    return span && { closes: tag, span };
  }
  const closes = PAIRS[written];
  const [before, after] = [source.charAt(index - 1), source.charAt(index + 1)];
  const isAfterWord =
    before === '>' && /[\p{L}\p{N}]<\/\w+>$/u.test(source.slice(Math.max(0, index - 12), index));
  // Only this mark can be no other: a space after it is a slip.
  const isAtWord = written === '“' ? after !== '' : !/\s|^$/.test(after);
  const begins = /[\s\p{Ps}\p{Pi}\p{Pd}>"'/]|^$/u.test(before) && !isAfterWord && isAtWord;
  if (closes === undefined || !begins || source.indexOf(closes, index + 1) < 0) return undefined;
  return { closes, span: { isQuoted: true } };
}

const TAGS: Readonly<Record<string, OpenSpan['span']>> = {
  i: { format: { fontStyle: 'italic' }, isToggled: true },
  em: { format: { fontStyle: 'italic' }, isToggled: true },
  b: { format: { fontWeight: 'bold' }, isToggled: true },
  strong: { format: { fontWeight: 'bold' }, isToggled: true },
  sup: { format: { verticalAlign: 'sup' }, isVerbatim: true },
  sub: { format: { verticalAlign: 'sub' }, isVerbatim: true },
  sc: { format: { fontVariant: 'small-caps' }, isToggled: true, isVerbatim: true },
};

const UNDECORATED = { fontStyle: 'normal', fontVariant: 'normal', fontWeight: 'normal' } as const;

function spanOf(attributes: string): OpenSpan['span'] | undefined {
  if (/nocase/.test(attributes)) return { isVerbatim: true };
  if (/nodecor/.test(attributes)) return { format: UNDECORATED, isVerbatim: true };
  if (/small-caps/.test(attributes))
    return { format: { fontVariant: 'small-caps' }, isToggled: true, isVerbatim: true };
  return /font-style:\s*normal/.test(attributes) ? { format: { fontStyle: 'normal' } } : {};
}
