import type { MarkdownIt } from 'markdown-it';
import { mayHaveDeepLists } from './block/deep-lists.js';

/** Whether a text contains something. */
type Holds = (text: string) => boolean;

/**
 * What a text must contain, as it is written, for a rule to find anything in it: one of these strings. A text without it is
 * read without the rule, which would otherwise be tried at every block or every special character. Running text may be
 * composed from several lines or from LaTeX, so only single characters are certain to occur in the source itself.
 */
const BLOCK_NEEDS: Readonly<Record<string, readonly string[] | Holds>> = {
  block_name_line: ['^'],
  line_block: ['|'],
  admonition: ['!!!', '???'],
  chunk_fence: ['```{', '``` {'],
  comment_block: ['%%'],
  content_tab: ['==='],
  fenced_div: [':::'],
  myst_directive: ['```{', ':::{', '``` {', '::: {'],
  myst_target: [')='],
  myst_line: ['%', '+++', '{#', '{.'],
  latex_float: ['\\begin{'],
  latex_theorem: ['\\begin{'],
  latex_definitions: ['\\'],
  math_block: ['$$', '\\[', '\\begin{', '$\n', '$ '],
  page_break: ['\\', '{{<'],
  abbreviation_definition: ['*['],
  aside: ['<'],
  html_styles: ['<'],
  figure_div: ['<'],
  svg: ['<'],
  html_block: ['<'],
  org_block: ['#+'],
  definition_list: mayDefine,
  deep_list: mayHaveDeepLists,
  paragraph_above_deep_list: mayHaveDeepLists,
};

const INLINE_NEEDS: Readonly<Record<string, readonly string[] | Holds>> = {
  // The title of a solution refers to its exercise.
  myst_role: ['}`', '{solution'],
  logseq_property: mayHaveProperties,
  block_name: ['^'],
  comment: ['%'],
  index_mark: ['\\'],
  critic_markup: ['{'],
  cross_reference: ['\\'],
  example_reference: ['@'],
  logseq_macro: ['{'],
  math_dollars: ['$'],
  math_brackets: ['\\'],
  math_span: ['$'],
  latex_text: ['\\'],
  template_tag: ['{'],
  mark: ['='],
  ins: ['+'],
  subscript_superscript: ['^', '~'],
  script_space: ['^', '~'],
  cross_reference_group: ['@'],
  cross_reference_name: ['@'],
  citation_group: ['@'],
  citation_narrative: ['@'],
  bracketed_span: ['{'],
  wiki_link: ['[[', '\\'],
  wiki_embed: ['![[', '\\'],
  image_attributes: ['{'],
  spaced_address: ['('],
  // The picture of a LaTeX figure is written with these characters.
  literal_address: ['<', '\\'],
  svg: ['<', '\\'],
};

/** Post-processing rules for the delimiters of these names, which run after the inline rules of a paragraph. */
const MARKS = ['mark', 'ins'];

/**
 * Enables only the rules that a text needs in a parser. The others stay disabled until another text needs them.
 */
export class NeededRules {
  readonly #tests: readonly { readonly name: string; readonly isInline: boolean; readonly holds: Holds }[];
  #needed: string;

  constructor(private readonly md: MarkdownIt) {
    const known = new Map<string, Holds>();
    const testsOf = (needs: typeof BLOCK_NEEDS, isInline: boolean) =>
      Object.entries(needs).map(([name, need]) => ({ name, isInline, holds: holdsOf(need, known) }));
    this.#tests = [...testsOf(BLOCK_NEEDS, false), ...testsOf(INLINE_NEEDS, true)];
    this.#needed = '1'.repeat(this.#tests.length);
  }

  /** Which rules a text needs, for `use`. */
  of(text: string): string {
    const found = new Map<Holds, string>();
    return this.#tests
      .map(({ holds }) => {
        const known = found.get(holds) ?? (holds(text) ? '1' : '0');
        found.set(holds, known);
        return known;
      })
      .join('');
  }

  use(needed: string): void {
    if (needed === this.#needed) return;
    const { block, inline } = this.md;
    for (const [index, { name, isInline }] of this.#tests.entries()) {
      if (needed[index] === this.#needed[index]) continue;
      const change = needed[index] === '1' ? 'enable' : 'disable';
      if (!isInline) block.ruler[change](name);
      else {
        inline.ruler[change](name);
        if (MARKS.includes(name)) inline.ruler2[change](name);
      }
    }
    this.#needed = needed;
  }
}

/** Several rules may need the same strings, which are searched for only once. */
function holdsOf(need: readonly string[] | Holds, known: Map<string, Holds>): Holds {
  if (typeof need === 'function') return need;
  const key = need.join(' ');
  const holds = known.get(key) ?? ((text) => need.some((each) => text.includes(each)));
  known.set(key, holds);
  return holds;
}

/** Whether a line may begin with a colon and a space, after the markers of its containers. */
function mayDefine(text: string): boolean {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if ((next === SPACE || next === TAB) && !/[\p{L}\p{N}\]]/u.test(text.charAt(at - 1))) return true;
  }
  // A new block begins after the end of a formula.
  return text.includes('\\]');
}

const SPACE = 0x20;
const TAB = 0x09;
const COLON = 0x3a;
const SMALL_L = 0x6c;

/** Whether there may be a line `name:: value`, or `:LOGBOOK:`. */
export function mayHaveProperties(text: string): boolean {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next === COLON || (next | SPACE) === SMALL_L) return true;
  }
  return false;
}
