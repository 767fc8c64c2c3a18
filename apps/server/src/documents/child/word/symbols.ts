import { attributeOf, type XmlNode } from './xml-tree.js';

const pairs = (text: string) =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 2), pair.slice(2)] as const),
  );

/** Signs of Wingdings that papers use, by their place in it. */
const WINGDINGS = pairs('fc✓ fe☑ fd☒ fb✗ 6f☐ a8☐ a1○ 6c● 6e■ a7▪ d8➢ e0→ df← e1↑ e2↓ f0⇨ 4a☺');
/** Signs of the font Symbol. */
const SYMBOL = pairs(`
  61α 62β 63χ 64δ 65ε 66φ 67γ 68η 69ι 6aϕ 6bκ 6cλ 6dμ 6eν 6fο 70π 71θ 72ρ 73σ 74τ 75υ 77ω 78ξ 79ψ 7aζ
  44Δ 46Φ 47Γ 4cΛ 50Π 51Θ 53Σ 57Ω 58Ξ 59Ψ 22∀ 24∃ 27∋ 2d− 40≅ 5c∴ 5e⊥ 7e∼ a3≤ a5∞ ab↔ ac← ad↑ ae→ af↓
  b0° b1± b3≥ b4× b5∝ b6∂ b7• b8÷ b9≠ ba≡ bb≈ bc… c4⊗ c5⊕ c6∅ c7∩ c8∪ c9⊃ ca⊇ cb⊄ cc⊂ cd⊆ ce∈ cf∉ d0∠ d1∇
  d5∏ d6√ d7⋅ d8¬ d9∧ da∨ db⇔ dc⇐ dd⇑ de⇒ df⇓ e5∑ f2∫
`);

/** The sign of a `w:sym`. */
export function symbolOf(node: XmlNode): string {
  const code = (attributeOf(node, 'char') ?? '').toLowerCase();
  const place = code.slice(-2);
  const isSymbol = /^symbol/i.test(attributeOf(node, 'font') ?? '');
  const known = isSymbol ? SYMBOL.get(place) : WINGDINGS.get(place);
  const number = Number.parseInt(code, 16);
  if (known !== undefined && (isSymbol || number >= 0xf000)) return known;
  if (number >= 0xf020 && number < 0xf07f) return String.fromCodePoint(number - 0xf000);
  return number > 0x1f && number < 0xe000 ? String.fromCodePoint(number) : '';
}
