import type { Citation, WrittenCite } from '../../model/document.js';
import { writtenKey } from '../../source/citation-keys.js';
import type { XmlElement } from '../../xml/element.js';
import type { OwnCitations } from './carried-citations.js';
import { isRecord, parsed } from './json.js';
import { type CslSource, wordSources } from './word-sources.js';

/** The sources that the fields of a document cite, each with a unique key. */
export class CitedSources {
  readonly #byIdentity = new Map<string, CslSource>();
  readonly #keys = new Set<string>();
  readonly #word: ReadonlyMap<string, CslSource>;
  /** Whether the text has citations that are formatted anew, and therefore its bibliography is, too. */
  readonly isCiting: boolean;

  /**
   * @param lists Word's own list, if the document has one
   * @param carried the additional data that our files contain
   * @param isCiting whether the text has fields that cite
   * @param isShown whether citations stay as the text that Word shows
   */
  constructor(
    lists: readonly XmlElement[],
    private readonly carried: OwnCitations | undefined,
    isCiting: boolean,
    private readonly isShown: boolean,
  ) {
    this.isCiting = isCiting && !isShown;
    this.#word = wordSources(lists, carried?.sources ?? new Map());
  }

  /** The citation in a field's instruction; undefined if it contains no readable source. */
  cited(instruction: string): Citation | undefined {
    if (this.isShown) return undefined;
    const cites = /^\s*ADDIN\b/i.test(instruction) ? this.#program(instruction) : this.#ofWord(instruction);
    if (!cites || cites.length === 0) return undefined;
    const text = `[${cites.map(written).join('; ')}]`;
    return {
      type: 'citation',
      cites,
      isNarrative: false,
      children: [{ type: 'text', value: text }],
      line: 1,
    };
  }

  /** The citation in the tag of a content control; undefined for any other tag. */
  citedByTag(tag: string): Citation | undefined {
    const [, data] = MENDELEY_CITATION.exec(tag) ?? [];
    return data === undefined ? undefined : this.cited(`ADDIN CSL_CITATION ${fromBase64(data)}`);
  }

  /** Whether a content control contains a bibliography that is generated anew. */
  isBibliography(tag: string): boolean {
    return this.isCiting && /^MENDELEY_BIBLIOGRAPHY/.test(tag);
  }

  /** All cited sources, in order of first citation, and those that are listed without being cited. */
  get sources(): readonly CslSource[] {
    return [...this.#byIdentity.values(), ...this.uncited];
  }

  /** The sources that the bibliography lists without a citation, as far as the file carries them. */
  get uncited(): readonly CslSource[] {
    const cited = new Set([...this.#byIdentity.values()].map(({ id }) => id));
    return this.isCiting ? (this.carried?.uncited ?? []).filter(({ id }) => !cited.has(id)) : [];
  }

  /** The cites in a field of Zotero or Mendeley, which stores the complete sources as JSON. */
  #program(instruction: string): WrittenCite[] | undefined {
    const start = instruction.indexOf('{');
    if (start < 0) return undefined;
    const value = parsed(instruction.slice(start, instruction.lastIndexOf('}') + 1));
    const items = isRecord(value) && Array.isArray(value.citationItems) ? value.citationItems : [];
    return items.filter(isRecord).flatMap((item) => {
      const data = isRecord(item.itemData) ? item.itemData : undefined;
      if (!data) return [];
      const uris = Array.isArray(item.uris) ? item.uris : Array.isArray(item.uri) ? item.uri : [];
      const identity = String(uris[0] ?? data.id ?? item.id ?? JSON.stringify(data));
      return [
        {
          key: this.#keyOf(identity, data, item.id),
          prefix: textIn(item.prefix) === '' ? '' : `${textIn(item.prefix).trim()} `,
          suffix: locatorText(textIn(item.label), textIn(item.locator)) + suffixText(textIn(item.suffix)),
          suppressAuthor: item['suppress-author'] === true,
        },
      ];
    });
  }

  /** The cites in Word's own `CITATION` field, which refers to sources by their tags (ECMA-376 Part 1, 17.16.5.8). */
  #ofWord(instruction: string): WrittenCite[] | undefined {
    const affixes = this.carried?.affixes.get(instruction.trim());
    const cites = instruction
      .replace(/^\s*CITATION\s+/i, '')
      .split(/\\m\s+/)
      .map((part, index): WrittenCite | undefined => {
        const tag = /^"?([^\s"]+)/.exec(part)?.[1] ?? '';
        const source = this.#word.get(tag);
        if (!source) return undefined;
        const flag = (name: string): string =>
          new RegExp(`\\\\${name}\\s+(?:"([^"]*)"|([^\\s\\\\]+))`).exec(part)?.slice(1).find(Boolean) ?? '';
        this.#byIdentity.set(tag, source);
        const [prefix, suffix] = affixes?.[index] ?? [
          flag('f') === '' ? '' : `${flag('f').trim()} `,
          locatorText('volume', flag('v')) + locatorText('page', flag('p')) + suffixText(flag('s')),
        ];
        return {
          key: source.id,
          prefix,
          suffix,
          suppressAuthor: /\\n(?:\s|$)/.test(part),
        };
      });
    return cites.every((cite) => cite !== undefined) ? cites : undefined;
  }

  #keyOf(identity: string, data: Readonly<Record<string, unknown>>, id: unknown): string {
    const known = this.#byIdentity.get(identity);
    if (known) return known.id;
    const named = textIn(data['citation-key']) || textIn(id) || textIn(data.id);
    const isKey = /^[A-Za-z_][\w:.#$%&+?<>~/-]*\w$/.test(named) && !/^https?:|^ITEM-|\/items\//i.test(named);
    const wanted = isKey ? named : keyFrom(data);
    let key = wanted;
    for (let count = 0; this.#keys.has(key.toLowerCase()); count++)
      key = count < 25 ? wanted + String.fromCharCode(98 + count) : `${wanted}-${count}`;
    this.#keys.add(key.toLowerCase());
    this.#byIdentity.set(identity, { ...withoutKeys(data), id: key });
    return key;
  }
}

/** Mendeley Cite keeps the sources of a citation as JSON in Base64, in the tag of the control around it. */
const MENDELEY_CITATION = /^MENDELEY_CITATION_v\d+_([A-Za-z\d+/=_-]+)$/;

/** Whether the tag of a content control has a citation. */
export function isCitationTag(tag: string): boolean {
  return MENDELEY_CITATION.test(tag);
}

/** Decodes UTF-8 text in Base64; empty if the data is invalid. */
function fromBase64(data: string): string {
  try {
    const bytes = atob(data.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder('utf-8').decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Makes a citation key such as `doe2005` from the data of a source. */
function keyFrom(data: Readonly<Record<string, unknown>>): string {
  const people = [data.author, data.editor].find((each) => Array.isArray(each) && each.length > 0);
  const [first] = Array.isArray(people) ? people : [];
  const name = isRecord(first) ? textIn(first.family) || textIn(first.literal) : '';
  const issued = isRecord(data.issued) ? JSON.stringify(data.issued) : '';
  const year = /\d{4}/.exec(issued)?.[0] ?? '';
  const word = (name || textIn(data.title) || 'source').split(/[\s,]+/)[0] ?? 'source';
  const plain = word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return (plain || 'source') + year;
}

/** Removes the fields that programs add for their own use. */
function withoutKeys(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => name !== 'citation-key' && name !== 'schema'),
  );
}

function written({ key, prefix, suffix, suppressAuthor }: WrittenCite): string {
  return `${prefix}${suppressAuthor ? '-' : ''}${writtenKey(key)}${suffix}`;
}

const LABELS: Readonly<Record<string, string>> = {
  chapter: 'chap.',
  section: 'sec.',
  paragraph: 'para.',
  figure: 'fig.',
  volume: 'vol.',
  line: 'l.',
  verse: 'v.',
  note: 'n.',
  part: 'pt.',
  book: 'bk.',
  column: 'col.',
  folio: 'fol.',
  issue: 'no.',
};

function locatorText(label: string, locator: string): string {
  if (locator === '') return '';
  const short = LABELS[label] ?? (/^\d+\s*[-–,&]/.test(locator) ? 'pp.' : 'p.');
  return `, ${short} ${locator}`;
}

function suffixText(suffix: string): string {
  const text = suffix.trim();
  return text === '' ? '' : /^[,.;:]/.test(text) ? text : `, ${text}`;
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
