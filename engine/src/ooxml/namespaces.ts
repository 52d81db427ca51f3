/** Office's own prefixes, by namespace. Files name their namespaces as they like; ours has one name for each. */
const OFFICE_PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://schemas.microsoft.com/office/drawing/2014/chartex': 'cx',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'x',
  'http://schemas.openxmlformats.org/drawingml/2006/diagram': 'dgm',
  'http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas': 'lc',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/schemaLibrary/2006/main': 'sl',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
  'http://schemas.microsoft.com/office/word/2018/wordml/cex': 'w16cex',
  'http://schemas.microsoft.com/office/word/2016/wordml/cid': 'w16cid',
  'http://schemas.microsoft.com/office/word/2018/wordml': 'w16',
  'http://schemas.microsoft.com/office/word/2020/wordml/sdtdatahash': 'w16sdtdh',
  'http://schemas.microsoft.com/office/word/2015/wordml/symex': 'w16se',
  'http://schemas.microsoft.com/office/word/2006/wordml': 'wne',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing': 'wp14',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingInk': 'wpi',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/drawing/2010/main': 'a14',
  'http://schemas.microsoft.com/office/thememl/2012/main': 'thm15',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
  'urn:schemas-microsoft-com:office:word': 'w10',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
  'http://www.w3.org/XML/1998/namespace': 'xml',
};

/** The namespaces of "Strict Open XML", which Word reads as those of the usual form (ISO/IEC 29500-1). */
const STRICT: readonly (readonly [RegExp, string])[] = [
  [
    /^http:\/\/purl\.oclc\.org\/ooxml\/officeDocument\/relationships/,
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  ],
  [
    /^http:\/\/purl\.oclc\.org\/ooxml\/officeDocument\/math/,
    'http://schemas.openxmlformats.org/officeDocument/2006/math',
  ],
  [
    /^http:\/\/purl\.oclc\.org\/ooxml\/(wordprocessingml|drawingml|spreadsheetml)\//,
    'http://schemas.openxmlformats.org/$1/2006/',
  ],
];

/** The namespace in the usual form; also of the type of a relationship. */
export function usualNamespace(uri: string): string {
  for (const [strict, usual] of STRICT) if (strict.test(uri)) return uri.replace(strict, usual);
  return uri;
}

/** The names that one part gives to its namespaces. */
export class Prefixes {
  /** All names of elements and attributes in the part, with our prefixes. */
  readonly names = new Set<string>();
  readonly #byUri = new Map<string, string>();
  /** By the namespaces as written in the file, which are looked up for each name. */
  readonly #known = new Map<string, string>();

  /** @param keepsIds whether the ids of paragraphs are needed */
  constructor(readonly keepsIds = false) {}

  /** The prefix, with its colon, of names in this namespace. */
  of(uri: string): string {
    const known = this.#known.get(uri);
    if (known !== undefined) return known;
    const prefix = this.#prefixFor(uri);
    this.#known.set(uri, prefix);
    return prefix;
  }

  #prefixFor(uri: string): string {
    const usual = usualNamespace(uri);
    const known = this.#byUri.get(usual);
    if (known !== undefined) return known;
    const prefix = OFFICE_PREFIXES[usual] ?? `x${this.#byUri.size}`;
    this.#byUri.set(usual, prefix);
    return prefix;
  }

  /** Those that a part must declare, as prefix and namespace. */
  get declared(): readonly (readonly [prefix: string, uri: string])[] {
    return [...this.#byUri].filter(([, prefix]) => prefix !== 'xml').map(([uri, prefix]) => [prefix, uri]);
  }
}
