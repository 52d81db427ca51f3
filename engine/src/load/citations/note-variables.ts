import { type CslItem, DATE_VARIABLES, NAME_VARIABLES, NUMBER_VARIABLES, OTHER_IDS } from '../../csl/item.js';

/** The other variables of CSL 1.0.2, appendix IV. */
const TEXT_VARIABLES: ReadonlySet<string> = new Set(
  (
    'archive archive_collection archive_location archive-place authority call-number collection-title container-title ' +
    'container-title-short dimensions division DOI event event-title event-place genre ISBN ISSN jurisdiction keyword language ' +
    'license medium original-publisher original-publisher-place original-title part-title PMCID PMID publisher publisher-place ' +
    'references reviewed-genre reviewed-title scale source status title title-short URL volume-title year-suffix'
  ).split(' '),
);

const BY_LOWER_CASE = new Map(
  [...NAME_VARIABLES, ...DATE_VARIABLES, ...NUMBER_VARIABLES, ...TEXT_VARIABLES].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Better BibTeX's key of an item, in Zotero's CSL JSON and in its notes. */
const CITATION_KEY = 'citation-key';

/**
 * An item with the variables that Zotero writes into its note, where CSL JSON of that program has them: `PMID: 12345`,
 * `original-date: 1900`, `Editor: Doe || Jane`. Those that the item has itself stay. A `citation-key` is the id by which people know the
 * item; that of the program, which can be an address, is a further one.
 */
export function withNoteVariables(item: CslItem): CslItem {
  const { variables, note } = read(item.note);
  const key = item[CITATION_KEY] ?? variables.get(CITATION_KEY);
  const isKeyed = typeof key === 'string' && key !== '' && key !== item.id;
  if (variables.size === 0 && !isKeyed) return item;
  const added = [...variables].filter(([name]) => name !== CITATION_KEY && isMissing(item[name]));
  const type = variables.get('type');
  const { note: _note, ...rest } = item;
  return {
    ...rest,
    ...(note !== '' && { note }),
    ...Object.fromEntries(added),
    ...(typeof type === 'string' && { type }),
    ...(isKeyed && { [OTHER_IDS]: [...otherIds(item), item.id] }),
    id: isKeyed ? key : item.id,
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function otherIds(item: CslItem): readonly unknown[] {
  const others = item[OTHER_IDS];
  return Array.isArray(others) ? others : typeof others === 'string' ? others.split(/\s*,\s*/) : [];
}

/** The variables in a note, and what is left of it. */
function read(note: unknown): {
  readonly variables: ReadonlyMap<string, unknown>;
  readonly note: string;
} {
  const variables = new Map<string, unknown>();
  if (typeof note !== 'string') return { variables, note: '' };
  const take = (written: string, value: string): boolean => {
    const lowered = written.trim().toLowerCase();
    const isOwn = lowered === 'type' || lowered.replace(/\s+/g, '-') === CITATION_KEY;
    const name = isOwn
      ? lowered.replace(/\s+/g, '-')
      : (BY_LOWER_CASE.get(lowered) ?? BY_LOWER_CASE.get(lowered.replace(/\s+/g, '-')));
    if (name === undefined || value.trim() === '') return false;
    const read = variableOf(name, value.trim());
    const before = variables.get(name);
    variables.set(name, Array.isArray(before) && Array.isArray(read) ? [...before, ...read] : read);
    return true;
  };
  const rest = note
    .replace(/\{:([\w -]+):([^{}]*)\}/g, (whole, name: string, value: string) =>
      take(name, value) ? '' : whole,
    )
    .split(/\r?\n/)
    .filter((line) => {
      const [, name, value] = /^([A-Za-z][\w -]*):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined || !take(name, value);
    });
  return { variables, note: rest.join('\n').trim() };
}

function variableOf(name: string, text: string): unknown {
  if (DATE_VARIABLES.has(name)) return { raw: text };
  if (!NAME_VARIABLES.has(name)) return text;
  const [family = '', given] = text.split(/\s*\|\|\s*/);
  return [given === undefined ? { literal: family } : { family, given }];
}
