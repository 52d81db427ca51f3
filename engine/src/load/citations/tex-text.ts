import { Budget } from '../../budget/index.js';
import { MAX_COMMANDS } from '../../budget/limits.js';
import { ACCENTS, LETTERS } from './tex-letters.js';

/*
 * Converts the LaTeX in BibTeX fields: commands and accents become Unicode characters and the HTML tags of CSL-JSON.
 */

const TAGS: Readonly<Record<string, string>> = {
  emph: 'i',
  textit: 'i',
  mkbibemph: 'i',
  enquote: 'q',
  mkbibquote: 'q',
  textbf: 'b',
  mkbibbold: 'b',
  textsc: 'sc',
  textsuperscript: 'sup',
  mkbibsuperscript: 'sup',
  textsubscript: 'sub',
  mkbibsubscript: 'sub',
};

/** Commands whose first argument is none of the text: `\href{address}{text}`, `\hspace{1mm}`. */
const SILENT = /^(?:href|textcolor|color|foreignlanguage|selectlanguage|[hv]space|label|phantom)$/;

/** A length after a command that asks for space: `\hskip-1mm`. */
const LENGTH = /^\s*=?\s*[-+]?[\d.,]+\s*(?:true\s*)?(?:[cm]m|in|pt|pc|bp|sp|dd|cc|em|ex|mu)\b/;

/** Commands that change the font up to the end of their group: `{\em Felis catus}`. */
const FONTS: Readonly<Record<string, string>> = {
  em: 'i',
  it: 'i',
  itshape: 'i',
  sl: 'i',
  slshape: 'i',
  bf: 'b',
  bfseries: 'b',
  sc: 'sc',
  scshape: 'sc',
};

/** What begins a group of formatted text. Any other command there makes one letter, of which the case can change: `{\"o}`. */
const FORMATTED = new RegExp(`^\\\\(?:emph|text|mkbib|(?:${Object.keys(FONTS).join('|')})(?![a-zA-Z]))`);

/**
 * Converts a field. With `marksCase`, text in braces is marked as protected from changes of case (`nocase`). Throws an `OverBudget` if
 * commands are nested deeper than anyone writes.
 */
export function texText(source: string, marksCase = false): string {
  // Reference managers escape again what is escaped: "Springer Science \textbackslash\& Business Media".
  const reader = new TexReader(source.replace(/\\textbackslash\s*(?:\{\})?(?=\\[&%$#_])/g, ''), marksCase);
  return reader
    .until(undefined, 0)
    .replace(/<span class="nocase">((?:(?!<\/?span).)*)<\/span>/g, (whole, inner: string) =>
      /\p{Lu}/u.test(inner) ? whole : inner,
    )
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

class TexReader {
  #at = 0;
  readonly #nesting = new Budget({ depth: MAX_COMMANDS });

  constructor(
    private readonly source: string,
    private readonly marksCase: boolean,
  ) {}

  until(end: string | undefined, depth: number): string {
    return this.#nesting.deeper(() => {
      let text = '';
      while (this.#at < this.source.length) {
        const sign = this.source.charAt(this.#at++);
        if (sign === end) break;
        text += this.#sign(sign, depth);
      }
      return text;
    });
  }

  #sign(sign: string, depth: number): string {
    switch (sign) {
      case '\\':
        return this.#command(depth);
      case '{':
        return this.#group(depth);
      case '}':
        return '';
      case '$':
        return this.#formula();
      case '~':
        return '\u00a0';
      case '-':
        return this.#dashes();
      case '`':
      case "'":
        return this.#quote(sign);
      default:
        return sign;
    }
  }

  #group(depth: number): string {
    const isCommand = this.source.charAt(this.#at) === '\\' && !FORMATTED.test(this.source.slice(this.#at));
    const inner = this.until('}', depth + 1);
    return this.marksCase && depth === 0 && !isCommand ? `<span class="nocase">${inner}</span>` : inner;
  }

  /** Converts the sub- and superscripts of a formula, and keeps the rest as written. */
  #formula(): string {
    const end = this.source.indexOf('$', this.#at);
    const formula = this.source.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.source.length : end + 1;
    const scripts = formula
      .replace(
        /\^(?:\{([^{}]*)\}|(\\?\w))/g,
        (_, group?: string, one?: string) => `<sup>${group ?? one}</sup>`,
      )
      .replace(
        /_(?:\{([^{}]*)\}|(\\?\w))/g,
        (_, group?: string, one?: string) => `<sub>${group ?? one}</sub>`,
      );
    return new TexReader(scripts.replace(/\\(?:mathrm|text|mathit)\b/g, ''), false).until(undefined, 1);
  }

  #dashes(): string {
    let count = 1;
    while (this.source.charAt(this.#at) === '-') {
      this.#at += 1;
      count += 1;
    }
    return count === 1 ? '-' : count === 2 ? '–' : '—';
  }

  #quote(sign: string): string {
    if (this.source.charAt(this.#at) !== sign) return sign === '`' ? '‘' : '’';
    this.#at += 1;
    return sign === '`' ? '“' : '”';
  }

  #command(depth: number): string {
    const rest = this.source.slice(this.#at);
    const [name = rest.charAt(0)] = /^[a-zA-Z]+/.exec(rest) ?? [];
    this.#at += name.length;
    const isWord = /^[a-zA-Z]/.test(name);
    const accent = ACCENTS[name];
    // An accent on nothing is the sign itself: `\~{}700`.
    if (accent !== undefined && !isWord && this.source.startsWith('{}', this.#at)) {
      this.#at += 2;
      return name;
    }
    if (accent !== undefined && (!isWord || /^\s*(?:\{|[a-zA-Z\\])/.test(this.source.slice(this.#at))))
      return this.#accented(accent);
    if (!isWord) return /[&%$#_{}]/.test(name) ? name : name === ' ' || name === '\\' ? ' ' : '';
    const tag = TAGS[name];
    if (tag !== undefined) {
      // What is in braces within formatted text is protected as outside of it: `\textit{({Felis catus})}`.
      const inner = this.#argument(depth);
      return tag === 'q' ? `“${inner}”` : `<${tag}>${inner}</${tag}>`;
    }
    const font = FONTS[name];
    if (font !== undefined) {
      this.#skipSpace();
      return `<${font}>${this.#restOfGroup(depth)}</${font}>`;
    }
    const letter = LETTERS[name] ?? TEX_SIGNS.get(name);
    if (/^(?:[hv]skip|m?kern)$/.test(name))
      this.#at += LENGTH.exec(this.source.slice(this.#at))?.[0].length ?? 0;
    if (SILENT.test(name)) {
      if (this.source.charAt(this.#at) === '*') this.#at += 1;
      if (/^\s*\{/.test(this.source.slice(this.#at))) this.#argument();
    }
    this.#skipSpace();
    if (letter !== undefined) return letter;
    if (TEX_FUNCTIONS.has(name))
      return /[\p{L}\p{N}\\]/u.test(this.source.charAt(this.#at)) ? `${name} ` : name;
    return this.source.charAt(this.#at) === '{' ? this.#argument() : '';
  }

  #accented(accent: string): string {
    // Reference managers join the dotless letter to what follows: `Mart\'\in`.
    const dotless = /^\s*\\([ij])(?![a-zA-Z])?\s*(?:\{\})?/.exec(this.source.slice(this.#at));
    if (dotless) {
      this.#at += dotless[0].length;
      return `${dotless[1]}${accent}`;
    }
    const base = this.#argument().replace('ı', 'i').replace('ȷ', 'j');
    const [first = ''] = base;
    return first + accent + base.slice(first.length);
  }

  /** Reads the argument of a command: a group, a command or a single character. */
  #argument(depth = 1): string {
    this.#skipSpace();
    const sign = this.source.charAt(this.#at++);
    if (sign === '{') return this.until('}', depth);
    return sign === '\\' ? this.#nesting.deeper(() => this.#command(depth)) : sign;
  }

  /** Reads up to the brace that closes the group, which the group reads itself. */
  #restOfGroup(depth: number): string {
    const rest = this.until('}', depth);
    if (this.source.charAt(this.#at - 1) === '}') this.#at -= 1;
    return rest;
  }

  #skipSpace(): void {
    while (/\s/.test(this.source.charAt(this.#at))) this.#at += 1;
    if (this.source.startsWith('{}', this.#at)) this.#at += 2;
  }
}

/** Of braces: far less than what is too deep to be read, and more than anybody writes. */
const MANY_BRACES = 15;
/** Of commands, which may be nested without braces. */
const MANY_COMMANDS = 50;

/** Whether a field may be nested more deeply than it is read, by its signs alone. */
export function mayBeTooDeep(field: string): boolean {
  let [depth, commands] = [0, 0];
  for (let at = 0; at < field.length; at++) {
    const sign = field.charCodeAt(at);
    if (sign === OPENING && ++depth > MANY_BRACES) return true;
    if (sign === CLOSING) depth--;
    if (sign === BACKSLASH && ++commands > MANY_COMMANDS) return true;
  }
  return false;
}

const [OPENING, CLOSING, BACKSLASH] = [0x7b, 0x7d, 0x5c];

/** Signs that few sources have, by their LaTeX commands: Greek letters, signs of formulas and of text. */
const SIGNS =
  'zeta ζ eta η theta θ iota ι nu ν xi ξ rho ρ upsilon υ psi ψ varepsilon ε vartheta ϑ varphi φ Gamma Γ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ ' +
  'Phi Φ Psi Ψ ell ℓ neq ≠ ne ≠ le ≤ ge ≥ ll ≪ gg ≫ approx ≈ equiv ≡ propto ∝ to → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ in ∈ notin ∉ ' +
  'subset ⊂ subseteq ⊆ cup ∪ cap ∩ forall ∀ exists ∃ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ ast ∗ star ⋆ circ ∘ bullet • mp ∓ div ÷ otimes ⊗ ' +
  'oplus ⊕ prime ′ dagger † dag † cdots ⋯ textquotesingle \' textquotedbl " textbar | textless < textgreater > textasciicircum ^ ' +
  'textbullet • textperiodcentered · textcopyright © textsection § textparagraph ¶ textdollar $ textexclamdown ¡ textquestiondown ¿ ' +
  'guilsinglleft ‹ guilsinglright › guillemotright » textpm ± texttimes × textonehalf ½ textordfeminine ª textordmasculine º';

/** The signs by the names of their commands. */
const TEX_SIGNS: ReadonlyMap<string, string> = new Map(
  [...SIGNS.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']) => [name, sign]),
);

/** The names of functions in formulas, which are printed upright and as they are: `\log n`. */
const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot deg det dim exp gcd inf ker lim liminf limsup ln log max min Pr sin sinh sup tan tanh'.split(
    ' ',
  ),
);
