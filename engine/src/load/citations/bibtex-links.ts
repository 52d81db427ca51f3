import { texText } from './tex-text.js';

type Fields = ReadonlyMap<string, string>;
type SetVariable = (variable: string, value: unknown) => void;

/** Where the identifiers of an archive lead; as in BibLaTeX's `eprinttype`. */
const ARCHIVES: Readonly<Record<string, string>> = {
  arxiv: 'https://arxiv.org/abs/',
  jstor: 'https://www.jstor.org/stable/',
  pubmed: 'https://www.ncbi.nlm.nih.gov/pubmed/',
  hdl: 'https://hdl.handle.net/',
  googlebooks: 'https://books.google.com?id=',
};

/** Sets what `eprint` identifies: an address or a PMID. */
export function setEprint(fields: Fields, set: SetVariable): void {
  const [eprint, kind] = [fields.get('eprint'), fields.get('eprinttype') ?? fields.get('archiveprefix')];
  if (eprint === undefined || kind === undefined) return;
  const name = kind.trim().toLowerCase();
  const archive = ARCHIVES[name];
  if (name === 'pubmed' || name === 'pmid') set('PMID', eprint);
  else if (name === 'pmc' || name === 'pmcid') set('PMCID', eprint);
  else if (archive === undefined) set('archive', kind);
  if (archive !== undefined) set('URL', archive + verbatim(eprint).replace(/^(?:arxiv|hdl):/i, ''));
}

/** Sets the text of a field which often is an address: the address as such, and what else the field says. */
export function setLinked(value: string, variable: string, set: SetVariable): void {
  const link =
    /\\(?:url|path)\s*\{([^{}]*)\}|\\href\s*\{([^{}]*)\}\s*\{[^{}]*\}|^\s*(https?:\/\/\S+)\s*$/.exec(value);
  if (!link) {
    set(variable, texText(value));
    return;
  }
  const [before = '', after = ''] = [value.slice(0, link.index), value.slice(link.index + link[0].length)];
  const isLast = !/[\p{L}\p{N}]/u.test(after);
  const others = texText((isLast ? before.replace(LEAD_AT_END, '') : before) + after);
  const rest = others.replace(/^[\s.,:;]+|[\s.,:;(]+$/g, '');
  const isBare = LEAD.test(rest);
  // An address within the sentence of a note is that of something else.
  if (isBare || variable !== 'note') set('URL', verbatim(link[1] ?? link[2] ?? link[3] ?? ''));
  if (!isBare) set(variable, variable === 'note' ? texText(value) : rest);
}

/** Words before an address, which say nothing without it. */
const LEAD =
  /^(?:(?:available|accessed|accessible|retrieved|online|website|url)\b\W*)*(?:at|from|on|via|under)?\W*$/i;

/** The same at the end of a field, after what does say something: "Preprint, available at". */
const LEAD_AT_END =
  /(?:^|[\s.,:;(])(?:available|accessed|accessible|retrieved)(?:\s+online)?\s*(?:at|from|on|via|under)?[\s:]*$/i;

/** A field whose signs are those of an address: only escapes are undone, also in braces, as reference managers write them: `a{\_}b`. */
export function verbatim(value: string): string {
  return value
    .trim()
    .replace(/\\(?:text(?:ascii)?tilde|sim)\b(?:\{\})?|\\~(?:\{\})?/g, '~')
    .replace(/\\textunderscore\b(?:\{\})?/g, '_')
    .replace(/\\([_%&#])/g, '$1')
    .replace(/\{([_%&#~]?)\}|\$~\$/g, (whole, sign?: string) => sign ?? (whole === '$~$' ? '~' : ''));
}

/** A DOI without the address that many write before it, since styles put one before it, too. */
export function bareDoi(text: string): string {
  return text.replace(/^\s*(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi:\s*)+(?=10\.)/i, '');
}
