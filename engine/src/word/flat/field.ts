import { withoutSee } from '../../language/see.js';
import type { ListPlace } from '../../model/document.js';
import { kindOfSequence } from './sequences.js';

/** A field of Word, as far as Markdown has an equivalent (ECMA-376 Part 1, 17.16). */
export type Field =
  | { readonly kind: 'link'; readonly url: string; readonly anchor: string; readonly tooltip: string }
  | { readonly kind: 'reference'; readonly bookmark: string; readonly isPage: boolean }
  | { readonly kind: 'noteReference'; readonly bookmark: string; readonly isMark: boolean }
  /** What it lists; undefined for a table of authorities. */
  | { readonly kind: 'contents'; readonly of: ListPlace['of'] | undefined }
  | { readonly kind: 'bibliography' }
  | { readonly kind: 'citation'; readonly instruction: string }
  | { readonly kind: 'sequence'; readonly name: string }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'hidden'; readonly what: 'entry of a table of authorities' | 'contents entry' | 'other' }
  | ({ readonly kind: 'indexEntry' } & IndexEntry)
  | { readonly kind: 'shown'; readonly name: string; readonly text: string };

/** Parses an instruction such as ` REF _Ref12 \h `. */
export function fieldOf(instruction: string): Field {
  const words = wordsOf(instruction);
  const name = (words[0] ?? '').toUpperCase();
  const [first = ''] = words.slice(1).filter((word) => !word.startsWith('\\'));
  const switches = words.map((word) => word.toLowerCase());
  const after = (flag: string): string => {
    const at = switches.indexOf(flag);
    return at < 0 ? '' : (words[at + 1] ?? '');
  };
  switch (name) {
    case 'HYPERLINK': {
      const url = words[1] !== undefined && !words[1].startsWith('\\') ? words[1] : '';
      return { kind: 'link', url, anchor: after('\\l'), tooltip: after('\\o') };
    }
    case 'REF':
    case 'PAGEREF':
    case 'STYLEREF':
      return name === 'STYLEREF'
        ? { kind: 'shown', name, text: '' }
        : { kind: 'reference', bookmark: first, isPage: name === 'PAGEREF' };
    case 'NOTEREF':
    case 'FTNREF':
      return { kind: 'noteReference', bookmark: first, isMark: switches.includes('\\f') };
    case 'TOC': {
      const sequence = after('\\c') || after('\\a');
      return { kind: 'contents', of: sequence === '' ? 'headings' : kindOfSequence(sequence) };
    }
    case 'INDEX':
      return { kind: 'contents', of: 'index' };
    case 'TOA':
      return { kind: 'contents', of: undefined };
    case 'BIBLIOGRAPHY':
      return { kind: 'bibliography' };
    case 'CITATION':
      return { kind: 'citation', instruction };
    case 'ADDIN':
      return addIn(instruction);
    case 'SEQ':
      return { kind: 'sequence', name: first };
    case 'FORMCHECKBOX':
      return { kind: 'checkbox' };
    case 'SYMBOL':
      return { kind: 'symbol', text: symbolOf(first) };
    case 'XE':
      return { kind: 'indexEntry', ...indexEntryOf(instruction) };
    case 'TA':
      return { kind: 'hidden', what: 'entry of a table of authorities' };
    case 'TC':
      return { kind: 'hidden', what: 'contents entry' };
    case 'RD':
    case 'PRIVATE':
    case 'SET':
      return { kind: 'hidden', what: 'other' };
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      return { kind: 'shown', name, text: words.slice(2).join(' ') };
    default:
      // An instruction that is only the name of a bookmark is a reference to it, too.
      return { kind: 'shown', name, text: '' };
  }
}

/** Citation programs keep their data in fields of this name. */
function addIn(instruction: string): Field {
  if (
    /\b(?:ZOTERO_BIBL|FOOTMARK_BIBLIOGRAPHY|CSL_BIBLIOGRAPHY|Mendeley Bibliography|EN\.REFLIST)\b/i.test(
      instruction,
    )
  )
    return { kind: 'bibliography' };
  if (/\b(?:ZOTERO_ITEM|CSL_CITATION)\b/i.test(instruction)) return { kind: 'citation', instruction };
  return { kind: 'shown', name: 'ADDIN', text: '' };
}

/** A character code, in decimal or as `0x2022`. */
function symbolOf(code: string): string {
  const number = /^0x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code);
  return number >= 32 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
}

/** Splits an instruction into arguments, which may be quoted, with the backslash as escape character (17.16.1). */
function wordsOf(instruction: string): string[] {
  const words = instruction.match(/"(?:\\.|[^"\\])*"|[“„”][^“”]*[”“]|[^\s"]+/gs) ?? [];
  return words.map((word) => (/^["“„”]/.test(word) ? word.slice(1, -1).replace(/\\(["\\])/g, '$1') : word));
}

/** The content of an `XE` field. */
interface IndexEntry {
  /** The entry, preceded by the entries that it is nested in. */
  readonly path: readonly string[];
  /** The entry that it refers to ("see"); empty if there is none. */
  readonly see: string;
}

/** Parses an instruction such as ` XE "tea:green" \t "See milk" ` (ECMA-376 Part 1, 17.16.5.76). */
function indexEntryOf(instruction: string): IndexEntry {
  const [, quoted, bare = ''] = /^\s*XE\s+(?:["“”]((?:\\.|[^"“”\\])*)["“”]|(\S+))/is.exec(instruction) ?? [];
  const path = levelsOf(quoted ?? bare);
  const [, see = ''] = /\\t\s+["“”]((?:\\.|[^"“”\\])*)["“”]/is.exec(instruction) ?? [];
  // Word supports nine levels, our index three.
  const deepest = path.length > 2 ? [path.slice(2).join(', ')] : [];
  return { path: [...path.slice(0, 2), ...deepest], see: withoutSee(see.replace(/\\(.)/gs, '$1')) };
}

/** Colons separate levels, unless escaped with a backslash. */
function levelsOf(text: string): string[] {
  const levels: string[] = [''];
  for (const [sign] of text.matchAll(/\\.|[^\\]/gs)) {
    if (sign === ':') levels.push('');
    else levels.push((levels.pop() ?? '') + sign.replace(/^\\(?=.)/s, ''));
  }
  return levels.map((level) => level.trim()).filter((level) => level !== '');
}
