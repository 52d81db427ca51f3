import type { MarkdownIt, Ruler, StateBlock, StateInline } from 'markdown-it';

type InlineRule = (state: StateInline, silent: boolean) => boolean;
type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

/** The characters at which rules are tried, by their names. Those that are not here are tried at each. */
type Characters = Readonly<Record<string, string | undefined>>;

/** The characters at which markdown-it's own rules for running text find something. */
const OF_OWN_INLINES: Characters = {
  linkify: ':',
  newline: '\n',
  escape: '\\',
  backticks: '`',
  strikethrough: '~',
  emphasis: '*_',
  link: '[',
  image: '!',
  autolink: '<',
  html_inline: '<',
  entity: '&',
};

/** The characters with which the blocks of markdown-it's own rules begin, all on lines that are not indented as code. */
const OF_OWN_BLOCKS: Characters = {
  fence: '`~',
  blockquote: '>',
  hr: '*-_',
  list: '*-+0123456789',
  reference: '[',
  heading: '#',
};

/** What each list of rules ends without a blank line, as the parser calls it. */
const CHAINS = ['paragraph', 'reference', 'blockquote', 'list'];

/** Stands for all characters beyond ASCII, where none is special, and for the first one of a line that is indented as code. */
const ORDINARY = 128;
const CODE_INDENT = 4;

/** The rules that the parser tries in a text. */
export interface RuleSelection {
  /** The same for the same rules. */
  readonly key: string;
  readonly has: (kind: 'block' | 'inline', name: string) => boolean;
}

/**
 * Makes the parser try, at each character of running text and on each line that may begin a block, only the rules that may find
 * something there, and are selected. Its own way is to try all of them, in the same order. `inlines` and `blocks` give the characters of
 * the rows.
 */
export function byFirstCharacter(
  md: MarkdownIt,
  selection: RuleSelection,
  inlines: Characters,
  blocks: Characters,
): void {
  const { inline } = md;
  const isSelected = (name: string): boolean => selection.has('inline', name);
  const rulesAt = rulesByCharacter(inline.ruler, selection, isSelected, { ...OF_OWN_INLINES, ...inlines });
  inlinesByCharacter(md, rulesAt);
  const pairsAt = rulesByCharacter(inline.ruler2, selection, isSelected, {});
  inline.ruler2.getRules = () => [...pairsAt(ORDINARY)];
  blocksByCharacter(md, selection, { ...OF_OWN_BLOCKS, ...blocks });
}

/** Texts with as many different selections begin again: each selection has lists of its own. */
const MAX_SELECTIONS = 200;

/** The rules of a ruler that are tried at a character, in their order; `chain` is what they end. */
function rulesByCharacter<Args extends unknown[], Result>(
  ruler: Ruler<Args, Result>,
  selection: RuleSelection,
  isSelected: (name: string) => boolean,
  characters: Characters,
  chain = '',
): (code: number) => readonly ((...args: Args) => Result)[] {
  type Rule = (...args: Args) => Result;
  const getRules = ruler.getRules.bind(ruler);
  /** The parser's own list, which is another one after a rule was switched off, and the lists of the characters that were met, by selection. */
  let enabled: readonly Rule[] | undefined;
  const known = new Map<string, (readonly Rule[] | undefined)[]>();
  let key: string | undefined;
  let lists: (readonly Rule[] | undefined)[] = [];

  function listFor(code: number): readonly Rule[] {
    const sign = String.fromCharCode(code);
    return ruler.__rules__
      .filter(({ enabled: isEnabled, name, alt }) => {
        const own = characters[name];
        const isTried = own === undefined || own.includes(sign);
        return isEnabled && isTried && isSelected(name) && (chain === '' || alt.includes(chain));
      })
      .map(({ fn }) => fn);
  }

  return (code) => {
    const rules = getRules('');
    if (rules !== enabled || known.size > MAX_SELECTIONS) {
      enabled = rules;
      key = undefined;
      known.clear();
    }
    if (selection.key !== key) {
      key = selection.key;
      lists = known.get(key) ?? [];
      known.set(key, lists);
    }
    const at = Math.min(code, ORDINARY);
    let list = lists[at];
    list ??= lists[at] = listFor(at);
    return list;
  };
}

function inlinesByCharacter({ inline }: MarkdownIt, rulesAt: (code: number) => readonly InlineRule[]): void {
  inline.tokenize = (state) => {
    const { posMax: end, md } = state;
    const { maxNesting = Number.POSITIVE_INFINITY } = md.options;
    while (state.pos < end) {
      const rules = rulesAt(state.src.charCodeAt(state.pos));
      if (state.level >= maxNesting || !isRead(state, rules, false))
        state.pending += state.src.charAt(state.pos++);
    }
    if (state.pending) state.pushPending();
  };

  inline.skipToken = (state) => {
    const { cache, pos, md, src } = state;
    const known = cache[pos];
    if (known !== undefined) {
      state.pos = known;
      return;
    }
    const { maxNesting = Number.POSITIVE_INFINITY } = md.options;
    if (state.level < maxNesting) {
      state.level++;
      const isFound = isRead(state, rulesAt(src.charCodeAt(pos)), true);
      state.level--;
      if (!isFound) state.pos++;
    } else state.pos = state.posMax + 1;
    cache[pos] = state.pos;
  };
}

/** Whether one of some rules has found something, and has moved the position behind it. */
function isRead(state: StateInline, rules: readonly InlineRule[], silent: boolean): boolean {
  const { pos } = state;
  for (const read of rules) {
    if (!read(state, silent)) continue;
    if (state.pos <= pos) throw new Error('Cannot go on after a rule that has read nothing');
    return true;
  }
  return false;
}

function blocksByCharacter(
  { block, options }: MarkdownIt,
  selection: RuleSelection,
  characters: Characters,
): void {
  const { ruler } = block;
  const isSelected = (name: string): boolean => selection.has('block', name);
  const rulesAt = rulesByCharacter(ruler, selection, isSelected, characters);
  const { maxNesting = Number.POSITIVE_INFINITY } = options;

  block.tokenize = (state, startLine, endLine) => {
    let hasEmptyLines = false;
    for (let line = startLine; line < endLine; ) {
      line = state.skipEmptyLines(line);
      state.line = line;
      if (line >= endLine || (state.sCount[line] ?? 0) < state.blkIndent) return;
      if (state.level >= maxNesting) {
        state.line = endLine;
        return;
      }
      readBlock(state, rulesAt(firstOf(state, line)), endLine);
      state.tight = !hasEmptyLines;
      if (state.isEmpty(state.line - 1)) hasEmptyLines = true;
      line = state.line;
      if (line < endLine && state.isEmpty(line)) {
        hasEmptyLines = true;
        state.line = ++line;
      }
    }
  };

  // What may end a block is asked for each of its lines: one rule stands for all, and tries those of its first character.
  const ends = new Map(
    CHAINS.map((chain) => {
      const endsAt = rulesByCharacter(ruler, selection, isSelected, characters, chain);
      const end: BlockRule = (state, line, endLine, silent) =>
        endsAt(firstOf(state, line)).some((rule) => rule(state, line, endLine, silent));
      return [chain, [end]];
    }),
  );
  const getRules = ruler.getRules.bind(ruler);
  ruler.getRules = (chain) => ends.get(chain) ?? getRules(chain);
}

function readBlock(state: StateBlock, rules: readonly BlockRule[], endLine: number): void {
  const { line } = state;
  for (const read of rules) {
    if (!read(state, line, endLine, false)) continue;
    if (state.line <= line) throw new Error('Cannot go on after a rule that has read no line');
    return;
  }
  throw new Error('Cannot go on at a line that no rule reads');
}

function firstOf({ src, sCount, bMarks, tShift, blkIndent }: StateBlock, line: number): number {
  if ((sCount[line] ?? 0) - blkIndent >= CODE_INDENT) return ORDINARY;
  return src.charCodeAt((bMarks[line] ?? 0) + (tShift[line] ?? 0));
}
