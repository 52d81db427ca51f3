/** Signs that few sources have, by their LaTeX commands: Greek letters, signs of formulas and of text. */
const SIGNS =
  'zeta ζ eta η theta θ iota ι nu ν xi ξ rho ρ upsilon υ psi ψ varepsilon ε vartheta ϑ varphi φ Gamma Γ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ ' +
  'Phi Φ Psi Ψ ell ℓ neq ≠ ne ≠ le ≤ ge ≥ ll ≪ gg ≫ approx ≈ equiv ≡ propto ∝ to → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ in ∈ notin ∉ ' +
  'subset ⊂ subseteq ⊆ cup ∪ cap ∩ forall ∀ exists ∃ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ ast ∗ star ⋆ circ ∘ bullet • mp ∓ div ÷ otimes ⊗ ' +
  'oplus ⊕ prime ′ dagger † dag † cdots ⋯ textquotesingle \' textquotedbl " textbar | textless < textgreater > textasciicircum ^ ' +
  'textbullet • textperiodcentered · textcopyright © textsection § textparagraph ¶ textdollar $ textexclamdown ¡ textquestiondown ¿ ' +
  'guilsinglleft ‹ guilsinglright › guillemotright » textpm ± texttimes × textonehalf ½ textordfeminine ª textordmasculine º';

/** The signs by the names of their commands. */
export const TEX_SIGNS: ReadonlyMap<string, string> = new Map(
  [...SIGNS.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']) => [name, sign]),
);

/** The names of functions in formulas, which are printed upright and as they are: `\log n`. */
export const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot deg det dim exp gcd inf ker lim liminf limsup ln log max min Pr sin sinh sup tan tanh'.split(
    ' ',
  ),
);
