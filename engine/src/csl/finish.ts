import type { Locale } from './locale.js';
import { type Format, isEmpty, isSpan, type Output, type Span } from './output.js';

/** A part of a finished text. */
export type Token =
  | TextToken
  | {
      readonly kind: 'open';
      readonly format?: Format;
      readonly display?: string;
      readonly url?: string;
      /** The id of the source that is cited up to where it closes. */
      readonly source?: string;
    }
  | { readonly kind: 'close' }
  | { readonly kind: 'foreign'; readonly foreign: unknown };

interface TextToken {
  readonly kind: 'text';
  text: string;
  /** A closing quotation mark. */
  readonly isEndQuote?: boolean;
  /** An opening quotation mark. */
  readonly isBeginQuote?: boolean;
}

interface Place {
  readonly format: Format;
  readonly quotes: number;
  readonly isAddress: boolean;
}

/** Flattens output to text with quotation marks, with each punctuation mark once and in its place. */
export function finished(output: Output, locale: Locale): readonly Token[] {
  const tokens: Token[] = [];
  flatten(output, { format: {}, quotes: 0, isAddress: false }, locale, tokens);
  tidyPunctuation(tokens, locale.punctuationInQuote);
  return tokens.filter((token) => token.kind !== 'text' || token.text !== '');
}

function flatten(output: Output, place: Place, locale: Locale, tokens: Token[]): void {
  if (typeof output === 'string') {
    if (output !== '') pushText(output, place, tokens);
    return;
  }
  if (!isSpan(output)) {
    tokens.push({ kind: 'foreign', foreign: output.foreign });
    return;
  }
  if (output.display !== undefined && isEmpty(output)) return;
  const format = changed(output, place.format);
  const { display, url, source } = output;
  const isOpened = format !== undefined || display !== undefined || url !== undefined || source !== undefined;
  if (isOpened)
    tokens.push({
      kind: 'open',
      ...(format && { format }),
      ...(display && { display }),
      ...(url && { url }),
      ...(source !== undefined && { source }),
    });
  const quotes = place.quotes + (output.isQuoted ? 1 : 0);
  if (output.isQuoted)
    tokens.push({ kind: 'text', text: quoteMark(locale, 'open', quotes), isBeginQuote: true });
  const inner = {
    format: format ? { ...place.format, ...format } : place.format,
    quotes,
    isAddress: place.isAddress || url !== undefined,
  };
  for (const child of output.children) flatten(child, inner, locale, tokens);
  if (output.isQuoted)
    tokens.push({ kind: 'text', text: quoteMark(locale, 'close', quotes), isEndQuote: true });
  if (isOpened) tokens.push({ kind: 'close' });
}

/** Letters and digits that Unicode has as superscripts, of which many fonts lack some: the term "ʳᵉ" of "1ʳᵉ éd.". */
const RAISED = /[ªº²³¹ʰ-ʸˠ-ˤᴬ-ᵡᵸᶛ-ᶿ⁰ⁱ⁴-ⁿ]+/gu;

/** Text whose superscript characters are plain ones in superscript, as in citeproc-js; addresses keep their characters. */
function pushText(text: string, { isAddress }: Place, tokens: Token[]): void {
  let end = 0;
  for (const { 0: raised, index } of isAddress ? [] : text.matchAll(RAISED)) {
    if (index > end) tokens.push({ kind: 'text', text: text.slice(end, index) });
    tokens.push(
      { kind: 'open', format: { verticalAlign: 'sup' } },
      { kind: 'text', text: raised.normalize('NFKD') },
      { kind: 'close' },
    );
    end = index + raised.length;
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end) });
}

function quoteMark(locale: Locale, side: 'open' | 'close', depth: number): string {
  return locale.term(depth % 2 === 1 ? `${side}-quote` : `${side}-inner-quote`) ?? '"';
}

const TOGGLED = [
  ['fontStyle', 'italic'],
  ['fontWeight', 'bold'],
  ['fontVariant', 'small-caps'],
] as const;

/** The format that a part changes: italics of a field are upright within italic text. */
function changed({ format, isToggled }: Span, around: Format): Format | undefined {
  if (!format) return undefined;
  const result: Record<string, string> = { ...format };
  for (const [key, mark] of TOGGLED)
    if (isToggled && result[key] === mark && around[key] === mark) result[key] = 'normal';
  for (const [key, value] of Object.entries(result))
    if (value === (around[key as keyof Format] ?? PLAIN[key])) delete result[key];
  return Object.keys(result).length > 0 ? result : undefined;
}

const PLAIN: Readonly<Record<string, string>> = {
  fontStyle: 'normal',
  fontWeight: 'normal',
  fontVariant: 'normal',
  textDecoration: 'none',
  verticalAlign: 'baseline',
};

/** The result of two adjacent punctuation marks; both stay if not listed. */
const MEETING: Readonly<Record<string, string>> = {
  '::': ':',
  '.:': '.:',
  ';:': ';',
  '!:': '!',
  '?:': '?',
  ',:': ',:',
  ':.': ':',
  '..': '.',
  ';.': ';',
  '!.': '!',
  '?.': '?',
  ',.': ',.',
  '….': '…',
  ';;': ';',
  ':!': '!',
  '!!': '!',
  ';!': '!',
  ':?': '?',
  ';?': '?',
  '??': '?',
  ',,': ',',
};

function tidyPunctuation(tokens: Token[], isInQuote: boolean): void {
  let previous: TextToken | undefined;
  /** What stands before a space on its own. */
  let earlier: TextToken | undefined;
  let endQuotes: TextToken[] = [];
  for (const token of tokens) {
    if (token.kind === 'foreign') previous = undefined;
    if (token.kind !== 'text' || token.text === '') continue;
    if (token.isEndQuote) {
      endQuotes.push(token);
      continue;
    }
    // A delimiter that is only a space, between a suffix and a prefix such as ", ".
    const joins = previous?.text === ' ' && earlier?.text.endsWith(',') && token.text.startsWith(',');
    if (previous && earlier && joins) {
      previous.text = '';
      previous = earlier;
    }
    if (previous) meet(previous, token, endQuotes, isInQuote);
    if (token.text === '') continue;
    earlier = endQuotes.length === 0 ? previous : undefined;
    previous = token.isBeginQuote ? undefined : token;
    endQuotes = [];
  }
}

function meet(
  before: TextToken,
  token: TextToken,
  endQuotes: readonly TextToken[],
  isInQuote: boolean,
): void {
  const [first = ''] = token.text;
  // A delimiter such as ", " ends with a space, which is dropped before a prefix such as ", ".
  if (endQuotes.length === 0 && /, $/.test(before.text) && first === ',')
    before.text = before.text.slice(0, -1);
  const last = before.text.at(-1) ?? '';
  if (last === ' ' && first === ' ' && endQuotes.length === 0) {
    token.text = token.text.slice(1);
    return;
  }
  if (endQuotes.length > 0 && isInQuote && /[.,]/.test(first)) {
    const [mark] = endQuotes;
    const moved = /^[.,]/.exec(mark?.text ?? '')?.[0] ?? '';
    const both = MEETING[(moved || last) + first] ?? (moved || last) + first;
    if (mark && moved !== '') mark.text = both + mark.text.slice(1);
    // Italics that end before the quotation mark do not cover the punctuation mark.
    else if (mark && both.length > 1) mark.text = first + mark.text;
    else before.text = before.text.slice(0, -1) + both;
    token.text = token.text.slice(1);
    return;
  }
  if (endQuotes.length > 0 && !isInQuote && last === first && /[.,]/.test(last)) {
    token.text = token.text.slice(1);
    return;
  }
  const merged = MEETING[last + first];
  if (merged === undefined || merged.length > 1) return;
  if (merged === last) token.text = token.text.slice(1);
  else before.text = before.text.slice(0, -1);
}
