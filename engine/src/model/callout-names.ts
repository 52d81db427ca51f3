/** GitHub's five kinds of alert. A callout has the looks of one of them, whatever its name is. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/**
 * The names that are translated where a callout has no title, in the order that the words of each language have; each
 * with the kind whose looks it has.
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

/** Other names for the same. English shows them as they are written. */
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

/** Names that no language translates; their callouts look like notes. */
const UNTRANSLATED = ['details', 'pinned'] as const;

/** Every name that a callout is known by, in lower case. A callout may also have a name that its author made up. */
export type CalloutName = CalloutTitle | keyof typeof SYNONYMS | (typeof UNTRANSLATED)[number];

export const CALLOUT_TITLES = Object.keys(TITLES) as readonly CalloutTitle[];
export const CALLOUT_NAMES: readonly CalloutName[] = [
  ...CALLOUT_TITLES,
  ...(Object.keys(SYNONYMS) as (keyof typeof SYNONYMS)[]),
  ...UNTRANSLATED,
];

const TITLE_OF: ReadonlyMap<string, CalloutTitle> = new Map([
  ...CALLOUT_TITLES.map((title) => [title, title] as const),
  ...Object.entries(SYNONYMS),
]);

/** The kind whose looks a callout of this name has. */
export function calloutKind(name: string): CalloutKind {
  const title = TITLE_OF.get(name);
  return title === undefined ? 'note' : TITLES[title];
}

/** Where the words of a language have the title of a callout of this name; `undefined` where they have none. */
export function calloutTitlePosition(name: string): number | undefined {
  const title = TITLE_OF.get(name);
  return title === undefined ? undefined : CALLOUT_TITLES.indexOf(title);
}
