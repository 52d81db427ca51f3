/** Characters and their LaTeX commands; a character that is not listed is written as itself. */
const COMMANDS = `
α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi
ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon ϕ phi φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi
Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∂ partial ∇ nabla ∞ infty ℏ hbar ℓ ell ℵ aleph ℘ wp ℜ Re ℑ Im ∅ emptyset ∀ forall ∃ exists
∄ nexists ¬ neg ⊤ top ⊥ bot ∠ angle △ triangle ′ prime ± pm ∓ mp × times ÷ div ⋆ star ∘ circ ∙ bullet ⋅ cdot · cdot ∩ cap ∪ cup
⊎ uplus ⊓ sqcap ⊔ sqcup ∨ vee ∧ wedge ∖ setminus ≀ wr ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot † dagger ‡ ddagger ≤ leq ≥ geq ≪ ll
≫ gg ≠ neq ≡ equiv ∼ sim ≃ simeq ≅ cong ≈ approx ≐ doteq ∝ propto ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ nsubset ⊊ subsetneq ∈ in
∉ notin ∋ ni ⊢ vdash ⊣ dashv ⊨ models ∣ mid ∤ nmid ∥ parallel ∦ nparallel ≺ prec ≻ succ ⪯ preceq ⪰ succeq ⋈ bowtie ← leftarrow
→ to ↔ leftrightarrow ⇐ Leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ↑ uparrow ↓ downarrow ↕ updownarrow ⇑ Uparrow ⇓ Downarrow ↦ mapsto
↪ hookrightarrow ↩ hookleftarrow ⇀ rightharpoonup ⇌ rightleftharpoons ⟵ longleftarrow ⟶ longrightarrow ⟷ longleftrightarrow
⟹ Longrightarrow ⟺ Longleftrightarrow ⟼ longmapsto ↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow ⇝ rightsquigarrow … ldots ⋯ cdots ⋮ vdots
⋱ ddots ∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋂ bigcap ⋃ bigcup ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ⨀ bigodot
⨄ biguplus ⨆ bigsqcup ⟨ langle ⟩ rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ‖ | ∴ therefore ∵ because □ square ◊ lozenge ♯ sharp ♭ flat
♮ natural √ surd ≲ lesssim ≳ gtrsim ⩽ leqslant ⩾ geqslant ≜ triangleq ⊥ perp ∁ complement ð eth ℧ mho ∢ sphericalangle
`;

const BY_SIGN: ReadonlyMap<string, string> = new Map(
  Array.from(COMMANDS.matchAll(/(\S+) (\S+)/g), ([, sign = '', name = '']) => [sign, `\\${name}`]),
);

const SPACES: Readonly<Record<string, string>> = {
  '\u2009': '\\,',
  '\u2006': '\\,',
  '\u200a': '\\,',
  '\u202f': '\\,',
  '\u205f': '\\:',
  '\u2005': '\\;',
  '\u2004': '\\;',
  '\u2002': '\\enspace ',
  '\u2003': '\\quad ',
  '\u00a0': '~',
};

/** Characters that have a special meaning in LaTeX. */
const SPECIAL = /[#$%&_{}]/;

/** A character of a formula in LaTeX. A command has no space after it yet. */
export function signOf(sign: string): string {
  if (sign === '\u2212') return '-';
  if (sign === '∗') return '*';
  if (sign === '\\') return '\\backslash';
  if (sign === '~' || sign === '^') return `\\text{\\char${sign.charCodeAt(0)}}`;
  if (/[\u200b\u2060-\u2064]/.test(sign)) return '';
  const space = SPACES[sign];
  if (space !== undefined) return space;
  if (SPECIAL.test(sign)) return `\\${sign}`;
  return BY_SIGN.get(sign) ?? sign;
}

/** Names of functions that have LaTeX commands of their own, which set them upright. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);

/** The letters of Unicode's mathematical alphabets, by the command for each (U+1D400 to U+1D7FF, and those encoded earlier). */
const ALPHABETS: readonly (readonly [from: number, to: number, command: string])[] = [
  [0x1d400, 0x1d433, 'mathbf'],
  [0x1d434, 0x1d467, ''],
  [0x1d468, 0x1d49b, 'boldsymbol'],
  [0x1d49c, 0x1d4cf, 'mathcal'],
  [0x1d4d0, 0x1d503, 'mathcal'],
  [0x1d504, 0x1d537, 'mathfrak'],
  [0x1d538, 0x1d56b, 'mathbb'],
  [0x1d56c, 0x1d59f, 'mathfrak'],
  [0x1d5a0, 0x1d66f, 'mathsf'],
  [0x1d670, 0x1d6a3, 'mathtt'],
  [0x1d6a8, 0x1d6e1, 'boldsymbol'],
  [0x1d6e2, 0x1d71b, ''],
  [0x1d71c, 0x1d755, 'boldsymbol'],
  [0x1d7ce, 0x1d7d7, 'mathbf'],
  [0x1d7d8, 0x1d7e1, 'mathbb'],
  [0x1d7e2, 0x1d7ff, 'mathsf'],
];

const APART: Readonly<Record<string, string>> = {
  ℂ: '\\mathbb{C}',
  ℍ: '\\mathbb{H}',
  ℕ: '\\mathbb{N}',
  ℙ: '\\mathbb{P}',
  ℚ: '\\mathbb{Q}',
  ℝ: '\\mathbb{R}',
  ℤ: '\\mathbb{Z}',
  ℬ: '\\mathcal{B}',
  ℰ: '\\mathcal{E}',
  ℱ: '\\mathcal{F}',
  ℋ: '\\mathcal{H}',
  ℐ: '\\mathcal{I}',
  ℒ: '\\mathcal{L}',
  ℳ: '\\mathcal{M}',
  ℛ: '\\mathcal{R}',
  ℭ: '\\mathfrak{C}',
  ℌ: '\\mathfrak{H}',
  ℨ: '\\mathfrak{Z}',
  ℎ: 'h',
};

/** A letter of a mathematical alphabet: the letter itself, in its command. */
export function letterOf(sign: string): string | undefined {
  const apart = APART[sign];
  if (apart !== undefined) return apart;
  const code = sign.codePointAt(0) ?? 0;
  const alphabet = ALPHABETS.find(([from, to]) => code >= from && code <= to);
  if (!alphabet) return undefined;
  const plain = signOf(sign.normalize('NFKC'));
  return alphabet[2] === '' ? plain : `\\${alphabet[2]}{${plain}}`;
}
