/** Signs that have a name in TeX. */
const NAMES: ReadonlyMap<string, string> = new Map(
  String.raw`
  × \times  ÷ \div  · \cdot  ⋅ \cdot  ± \pm  ∓ \mp  ≤ \le  ≥ \ge  ≠ \ne  ≈ \approx  ≡ \equiv
  ≅ \cong  ∼ \sim  ∝ \propto  ∞ \infty  ∈ \in  ∉ \notin  ⊂ \subset  ⊆ \subseteq  ⊃ \supset
  ⊇ \supseteq  ∪ \cup  ∩ \cap  ∅ \emptyset  ∧ \wedge  ∨ \vee  ¬ \neg  ∀ \forall  ∃ \exists
  ⇒ \Rightarrow  ⇔ \Leftrightarrow  → \to  ← \leftarrow  ↔ \leftrightarrow  ↦ \mapsto
  ∂ \partial  ∇ \nabla  √ \surd  … \dots  ⋯ \cdots  ∘ \circ  ⊕ \oplus  ⊗ \otimes  ⋈ \bowtie
  ⊥ \perp  ∥ \parallel  ∠ \angle  ° ^{\circ}  ′ '  − -  ∣ \mid  α \alpha  β \beta  γ \gamma
  δ \delta  ε \varepsilon  ϵ \epsilon  ζ \zeta  η \eta  θ \theta  ι \iota  κ \kappa  λ \lambda
  μ \mu  ν \nu  ξ \xi  π \pi  ρ \rho  σ \sigma  τ \tau  υ \upsilon  φ \varphi  ϕ \phi  χ \chi
  ψ \psi  ω \omega  Γ \Gamma  Δ \Delta  Θ \Theta  Λ \Lambda  Ξ \Xi  Π \Pi  Σ \Sigma  Φ \Phi
  Ψ \Psi  Ω \Omega  ℝ \mathbb{R}  ℕ \mathbb{N}  ℤ \mathbb{Z}  ℚ \mathbb{Q}  ℂ \mathbb{C}  ∑ \sum
  ∏ \prod  ∫ \int  ∬ \iint  ∭ \iiint  ∮ \oint  ⋃ \bigcup  ⋂ \bigcap  ⋁ \bigvee  ⋀ \bigwedge
  ⟨ \langle  ⟩ \rangle  ⌊ \lfloor  ⌋ \rfloor  ⌈ \lceil  ⌉ \rceil  ‖ \|
`
    .trim()
    .split(/\s{2,}/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const ESCAPED = /[{}$%#&_]/;

/** TeX of the signs of a text. */
export function texSigns(text: string): string {
  return [...text]
    .map((sign) => {
      const name = NAMES.get(sign);
      if (name !== undefined) return /[a-zA-Z]$/.test(name) ? `${name} ` : name;
      if (sign === '\\') return '\\backslash ';
      return ESCAPED.test(sign) ? `\\${sign}` : sign;
    })
    .join('');
}
