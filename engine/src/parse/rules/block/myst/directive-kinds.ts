import type { TheoremKind } from '../../../../model/names/numbered-names.js';

/** How a directive is treated. */
export type DirectiveKind =
  | 'callout'
  | 'version'
  | 'box'
  | 'toggle'
  | 'quotation'
  | 'figure'
  | 'image'
  | 'table'
  | 'list-table'
  | 'csv-table'
  | 'formula'
  | 'code'
  | 'cell'
  | 'raw'
  | 'glossary'
  | 'rubric'
  | 'theorem'
  | 'gated'
  | 'group'
  | 'titled'
  | 'contents'
  | 'index-place'
  | 'page-break'
  | 'sources'
  | 'index'
  | 'address'
  | 'elsewhere'
  | 'webOnly';

const NAMES: Readonly<Record<DirectiveKind, string>> = {
  callout: 'admonition attention caution danger error hint important note seealso tip todo warning',
  version: 'versionadded versionchanged deprecated versionremoved',
  box: 'aside margin sidebar topic',
  toggle: 'details dropdown',
  quotation: 'blockquote epigraph highlights pull-quote',
  figure: 'figure figure-md subfigure',
  image: 'image',
  table: 'table',
  'list-table': 'list-table',
  'csv-table': 'csv-table',
  formula: 'math',
  code: 'code code-block sourcecode parsed-literal prompt',
  cell: 'code-cell',
  raw: 'raw raw:latex raw:tex raw:typst eval-rst',
  glossary: 'glossary',
  rubric: 'rubric centered',
  theorem: 'exercise solution',
  gated: 'exercise-start solution-start',
  group:
    'button-ref card-carousel compound container div grid grid-item hlist ifconfig only tab-set tab-set-code tabs toggle',
  titled: 'card grid-item-card tab tab-item tabbed',
  contents: 'contents table-of-contents tableofcontents toc',
  'index-place': 'genindex printindex show-index',
  'page-break': 'newpage pagebreak page-break',
  sources: 'bibliography',
  index: 'index',
  address: 'button-link iframe video youtube',
  elsewhere: 'embed include literalinclude',
  webOnly:
    'anywidget any:widget glue glue:any glue:figure glue:math glue:md glue:text highlight meta nb-exec-table toctree',
};

const KINDS: ReadonlyMap<string, DirectiveKind> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as DirectiveKind] as const),
  ),
);

/** The numbered statements, `{prf:lemma}`. Those with `true` are counted in MyST and have no counterpart here. */
const STATEMENTS: Readonly<Record<string, TheoremKind | 'proof' | true>> = {
  algorithm: 'algorithm',
  assumption: true,
  axiom: true,
  conjecture: 'conjecture',
  corollary: 'corollary',
  criterion: true,
  definition: 'definition',
  example: 'example',
  exercise: 'exercise',
  lemma: 'lemma',
  observation: true,
  proof: 'proof',
  property: true,
  proposition: 'proposition',
  remark: 'remark',
  solution: 'solution',
  theorem: 'theorem',
};

/** How a directive of this name is treated; undefined for unknown names, which include those of languages. */
export function directiveKind(name: string): DirectiveKind | undefined {
  const statement = /^(?:prf|proof):(\w+)$/.exec(name)?.[1];
  if (statement !== undefined) return statement in STATEMENTS ? 'theorem' : undefined;
  return KINDS.get(name);
}

/** The statement that a name means, without `prf:`, and the kind that it is numbered as. */
export function statementOf(name: string): {
  readonly word: string;
  readonly theorem: TheoremKind | 'proof' | undefined;
} {
  const word = name.replace(/^(?:prf|proof):/, '').replace(/-start$/, '');
  const theorem = STATEMENTS[word];
  return { word, theorem: theorem === true ? undefined : theorem };
}

const SIGN =
  /(?:`{3}|:{3})[ \t]*\{([a-z][\w:-]*)|^\([^()\n]+\)=[ \t]*$|\{(?:ref|numref|eq|doc|term|cite(?::\w+)?)\}`/gm;

/** Whether a text is MyST, by its directives, targets or roles: then its lines `% …` and `+++` have a meaning. */
export function isMyst(text: string): boolean {
  if (!MAY_BE.some((sign) => text.includes(sign))) return false;
  for (const [, name] of text.matchAll(SIGN))
    if (name === undefined || directiveKind(name) !== undefined) return true;
  return false;
}

const MAY_BE = ['```{', ':::{', '``` {', '::: {', ')=', '}`'];
