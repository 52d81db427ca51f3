import type { Inline, Paragraph } from '../../model/document.js';

/**
 * Whether a paragraph has the form of an entry in a list of sources. It begins with the mark or number of an entry, a year, or
 * an address, or as styles of citation do: with a name ("Family, F.", "Family F", "FAMILY, Given", "Organization. (2020)") or
 * with a title. A name or title that prose could begin with, too, counts if a year, an address or a title bears it out.
 */
export function hasEntryForm({ children }: Pick<Paragraph, 'children'>): boolean {
  if (beginsWithLink(children)) return true;
  const text = signed(children).trim().slice(0, MAX_LENGTH);
  if (OPENINGS.some((form) => form.test(text))) return true;
  const hasPlace = PLACE.test(text);
  if (hasPlace && TITLE_FIRST.test(text)) return true;
  return (hasPlace || TITLE.test(text)) && NAMES.some((form) => form.test(text));
}

/** An entry can be longer, but not what tells that it is one. */
const MAX_LENGTH = 600;

/** The text of inlines. What is emphasized stands in quotation marks and what is raised in brackets: one is as good as the other. */
function signed(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.type === 'text' || inline.type === 'inlineCode') text += inline.value;
    else if (inline.type === 'break') text += ' ';
    else if (inline.type === 'deletion' || !('children' in inline)) continue;
    else if (inline.type === 'emphasis') text += `“${signed(inline.children)}”`;
    else if (inline.type === 'superscript') text += `[${signed(inline.children)}]`;
    else text += signed(inline.children) + (inline.type === 'link' ? ` ${ADDRESS}` : '');
  }
  return text;
}

/** Stands for the address of a link, which its text may hide. */
const ADDRESS = '\uE000';

function beginsWithLink([first, ...others]: readonly Inline[]): boolean {
  if (!first) return false;
  if (first.type === 'link') return !first.url.startsWith('#');
  if (first.type === 'text' && first.value.trim() === '') return beginsWithLink(others);
  return 'children' in first && beginsWithLink(first.children);
}

/** A year in the digits of any script, or what stands in place of one. */
const YEAR = String.raw`(?:(?:1[4-9]|20)\d\d[a-z]?|(?!\d)\p{Nd}{4}|n\. ?d\.|o\. ?J\.|s\. ?[adf]\.|б\. ?г\.|in press|im Druck|forthcoming)`;
const IN_BRACKETS = String.raw`[(（[]\s*(?:[\p{L}.]{1,12}\s)?${YEAR}[^)）\]]{0,40}[)）\]]`;
const OPENING_QUOTE = '[“"„«‹『「《〈‘]';
const CLOSING_QUOTE = '[”"“»›』」》〉’]';

/** Where a source is found: its year or its address. */
const PLACE = pattern(String.raw`(?<!\p{Nd})${YEAR}(?!\p{Nd})|${ADDRESS}|https?://|www\.|\bdoi\b|ISBN`);
const TITLE = pattern(`${OPENING_QUOTE}.{3,}?${CLOSING_QUOTE}`);
const TITLE_FIRST = pattern(
  String.raw`^${OPENING_QUOTE}.{2,300}?(?:[.,?!]${CLOSING_QUOTE}|${CLOSING_QUOTE}\s*(?:[.,:;(（–—-]|$|\p{Lu}|${ADDRESS}))`,
);

/** A word with a capital, an initial, or an abbreviation. */
const WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{Nd}’'ʼ‐-]*`;
const INITIALS = String.raw`\p{Lu}\p{Ll}?\.(?:[ -]?\p{Lu}\p{Ll}?\.){0,4}`;
/** The small words within and before the names of people, in the languages of Europe; "al-" and "d’" are written with the name. */
const PARTICLE = `(?:(?:[ae]l-|d[’'])|(?:van|von|vom|der|den|de|del|della|dei|di|da|das|dos|do|du|des|la|las|le|los|zu|zum|zur|ter|ten|te|bin|ibn|ben|af|av) )`;
const FAMILY = `${PARTICLE}{0,3}${WORD}(?: ${PARTICLE}{0,2}${WORD}){0,3}`;
/** Those within the names of several people and of organizations. */
const JOINING =
  '(?:and|und|et|y|e|i|a|og|och|en|ja|и|та|ve|al\\.|of|the|for|on|in|for|für|des|der|die|du|de|la|le|del|della|di|da|do|dos|van|von|den|per|pour|para|à|eds?\\.|hg\\.|hrsg\\.)';
const HEAD = String.raw`${PARTICLE}{0,3}${WORD}\.?(?:(?:[,;]\s*|\s+)(?:[&/]\s*)?(?:${JOINING}|[([]?${WORD}\.?[)\]]?))*`;

/** How an entry opens that needs nothing to bear it out. */
const OPENINGS: readonly Pattern[] = [
  // "[1]", "[Knuth84]", "(1)", "1.", and the dash in place of the name above.
  pattern(
    String.raw`^(?:\[[^\]]{0,30}\p{Nd}[^\]]{0,8}\]|[(（【［〔]\p{Nd}{1,3}[)）】］〕]|\p{Nd}{1,4}(?:[.)]\s?\p{L}|[.)]\s|[、．]))`,
  ),
  pattern(String.raw`^(?:[—–―]|[-_]{2,})+\s?[.,:(]|^[•▪●◦‣]\s`),
  pattern(String.raw`^[(（[]?${YEAR}[)）\]]?\s*(?:[.,:;–—-]|${OPENING_QUOTE}|\p{Lu}|年)`),
  pattern(String.raw`^<?(?:https?://|www\.|doi:|10\.\d{4}|arXiv:)`, 'iu'),
  // "Family, F.", "FAMILY, Given", "F. Family," and "Family F, Other G".
  pattern(`^${FAMILY}, ?${INITIALS}`),
  pattern(String.raw`^\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){0,3}, ${WORD}`),
  pattern(`^${INITIALS} ?${FAMILY}(?:[,.:;]| \\(| and | & | et | und )`),
  pattern(String.raw`^(?:${FAMILY},? \p{Lu}{1,3}[,;] )+(?:and |& )?${FAMILY},? \p{Lu}{1,3}[.,:;]`),
  // The kinds of sources in Chinese lists, as GB/T 7714 writes them.
  pattern(String.raw`^.{2,300}?[[［](?:[ACDGJMNPRSZ]|DB|CP|EB)(?:[/／]OL)?[\]］]`),
];

/** A name of the writing systems without capitals: two to four characters, or words with a comma. */
const EASTERN = String.raw`(?:\p{sc=Han}{2,4}|\p{sc=Han}{1,3}[ 　]\p{sc=Han}{1,3}|[\p{sc=Katakana}ー・]{2,20}|\p{sc=Hangul}{2,5})`;
const UNCASED = String.raw`[\p{Lo}\p{M}ـ’'-]+(?: [\p{Lo}\p{M}ـ’'-]+){0,3}`;

/** What names at the beginning of an entry look like, with what follows them. */
const NAMES: readonly Pattern[] = [
  // "Family F. Title" and "Family, Given. Title".
  pattern(String.raw`^${FAMILY},? (?:${INITIALS}|\p{Lu}{1,3}(?:[,.:;]| \())`),
  pattern(
    String.raw`^${FAMILY}, ${WORD}(?: ${PARTICLE}?(?:${INITIALS}|${WORD})){0,3}\s*(?:[.,;:(&/]|and |und |et |y |e |en |og |och |и )`,
  ),
  // "Name (2020)." or "Name (2020) Title", "Name, 2020.", "Name. “Title”", "Name One: Title".
  pattern(
    String.raw`^${HEAD}[.,:]?\s*${IN_BRACKETS}\s*(?:[.,:;–—-]|${OPENING_QUOTE}|\p{Lu}|\p{Nd}|$|${ADDRESS})`,
  ),
  pattern(String.raw`^${HEAD}[.,:]?\s*${YEAR}\s*(?:[.,:;–—-]|${OPENING_QUOTE}|$)`),
  pattern(String.raw`^${HEAD}[.,:]\s*${OPENING_QUOTE}`),
  pattern(String.raw`^${WORD}\.?(?:,? (?:${JOINING} )?${WORD}\.?)+[.:] \p{Lu}`),
  pattern(
    String.raw`^${EASTERN}(?:\s*[、，,；;/&]\s*${EASTERN}){0,9}\s?[等著编編译譯]*\s*(?:[.．。，,：:]?\s*(?:${IN_BRACKETS}|[『「])|[.．。，,：:]\s*(?:${YEAR}[.．。，,]|${OPENING_QUOTE}))`,
  ),
  pattern(
    String.raw`^${UNCASED}[،,] ?${UNCASED}\s*(?:[.،,:]?\s*${IN_BRACKETS}\s*[.،,:]|[.،,:]\s*(?:${YEAR}\s*[.،,:]|${OPENING_QUOTE}))`,
  ),
  pattern(String.raw`^${UNCASED}\s*[.،]?\s*${IN_BRACKETS}\s*[.،,:]`),
];

type Pattern = Pick<RegExp, 'test'>;

/** Made with the first text that it is tried on: making all of them takes 10 ms, and few texts have a bibliography. */
function pattern(source: string, flags = 'u'): Pattern {
  let made: RegExp | undefined;
  return {
    test: (text) => {
      made ??= new RegExp(source, flags);
      return made.test(text);
    },
  };
}
