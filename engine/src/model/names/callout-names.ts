/** GitHub's five kinds of alert. Every callout looks like one of them, whatever its name. */
export type CalloutKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';
export const CALLOUT_KINDS = [
  'note',
  'tip',
  'important',
  'warning',
  'caution',
] as const satisfies readonly CalloutKind[];

/**
 * The names that are translated for callouts without a title, in the order of the words in each language, with the
 * kind that each looks like.
 */
const TITLES = {
  note: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'caution',
  error: 'caution',
  failure: 'caution',
  info: 'note',
  example: 'note',
  question: 'important',
  success: 'tip',
  abstract: 'note',
  quote: 'note',
  todo: 'note',
  bug: 'caution',
} as const satisfies Readonly<Record<string, CalloutKind>>;
type CalloutTitle = keyof typeof TITLES;

/** Synonyms. English shows them as written. */
const SYNONYMS = {
  attention: 'warning',
  check: 'success',
  cite: 'quote',
  done: 'success',
  fail: 'failure',
  faq: 'question',
  help: 'question',
  hint: 'tip',
  missing: 'failure',
  summary: 'abstract',
  tldr: 'abstract',
} as const satisfies Readonly<Record<string, CalloutTitle>>;

/** Names without translations; their callouts look like notes. */
const UNTRANSLATED = ['details', 'pinned'] as const;

/** Every known name of a callout, in lower case. Authors may also use names of their own. */
export type CalloutName = CalloutTitle | keyof typeof SYNONYMS | (typeof UNTRANSLATED)[number];

export const CALLOUT_TITLES = Object.keys(TITLES) as readonly CalloutTitle[];
export const CALLOUT_NAMES: readonly CalloutName[] = [
  ...CALLOUT_TITLES,
  ...(Object.keys(SYNONYMS) as (keyof typeof SYNONYMS)[]),
  ...UNTRANSLATED,
];

const NAMES: ReadonlySet<string> = new Set(CALLOUT_NAMES);

/** Whether a name in lower case is a known one. */
export function isCalloutName(name: string): name is CalloutName {
  return NAMES.has(name);
}

const TITLE_OF: ReadonlyMap<string, CalloutTitle> = new Map([
  ...CALLOUT_TITLES.map((title) => [title, title] as const),
  ...Object.entries(SYNONYMS),
]);

/** The kind that a callout of this name looks like. */
export function calloutKind(name: string): CalloutKind {
  const title = TITLE_OF.get(name);
  return title === undefined ? 'note' : TITLES[title];
}

/** The index of a callout's title among the words of a language; `undefined` if there is none. */
export function calloutTitlePosition(name: string): number | undefined {
  const title = TITLE_OF.get(name);
  return title === undefined ? undefined : CALLOUT_TITLES.indexOf(title);
}
