import type { MarkdownIt, StateInline } from 'markdown-it';

type Rule = (state: StateInline, silent: boolean) => boolean;

/** The characters at which markdown-it's own rules find something. The others are tried at each. */
const OF_OWN_RULES: Readonly<Record<string, string>> = {
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

const ASCII = 128;

/**
 * Makes the parser try, at each character of running text, only the rules that may find something there. Its own way is to try
 * all of them, in the same order. `charactersOf` gives the characters of the rules in the table.
 */
export function byFirstCharacter({ inline }: MarkdownIt, charactersOf: ReadonlyMap<string, string>): void {
  const { ruler } = inline;
  /** The enabled rules, as the parser lists them, and those of each character, as far as one of them was met. */
  let enabled: readonly Rule[] | undefined;
  let ofCharacter: (readonly Rule[] | undefined)[] = [];

  function listFor(code: number): readonly Rule[] {
    const sign = String.fromCharCode(code);
    return ruler.__rules__
      .filter(({ enabled: isEnabled, name }) => {
        const characters = charactersOf.get(name) ?? OF_OWN_RULES[name];
        return isEnabled && (characters === undefined || characters.includes(sign));
      })
      .map(({ fn }) => fn);
  }

  function rulesAt({ src, pos }: StateInline): readonly Rule[] {
    const rules = ruler.getRules('');
    if (rules !== enabled) {
      enabled = rules;
      ofCharacter = [];
    }
    // Beyond ASCII, no character is special: its rules are those of any other.
    const code = Math.min(src.charCodeAt(pos), ASCII);
    let list = ofCharacter[code];
    list ??= ofCharacter[code] = listFor(code);
    return list;
  }

  inline.tokenize = (state) => {
    const { posMax: end, md } = state;
    const { maxNesting = Number.POSITIVE_INFINITY } = md.options;
    while (state.pos < end) {
      if (state.level >= maxNesting || !isRead(state, rulesAt(state), false))
        state.pending += state.src.charAt(state.pos++);
    }
    if (state.pending) state.pushPending();
  };

  inline.skipToken = (state) => {
    const { cache, pos, md } = state;
    const known = cache[pos];
    if (known !== undefined) {
      state.pos = known;
      return;
    }
    const { maxNesting = Number.POSITIVE_INFINITY } = md.options;
    if (state.level < maxNesting) {
      state.level++;
      const isFound = isRead(state, rulesAt(state), true);
      state.level--;
      if (!isFound) state.pos++;
    } else state.pos = state.posMax + 1;
    cache[pos] = state.pos;
  };
}

/** Whether one of some rules has found something, and has moved the position behind it. */
function isRead(state: StateInline, rules: readonly Rule[], silent: boolean): boolean {
  const { pos } = state;
  for (const read of rules) {
    if (!read(state, silent)) continue;
    if (state.pos <= pos) throw new Error('Cannot go on after a rule that has read nothing');
    return true;
  }
  return false;
}
