/** Colours, sizes and fonts of all papers. */
export const LOOK = String.raw`
#let ink = rgb("#14181f")
#let muted = rgb("#565e6b")
#let rule-ink = rgb("#b4bbc6")
#let accent = rgb("#3d434d")
#let shade = rgb("#f4f5f8")
#let serif = ("Libertinus Serif", "STIX Two Math", "DejaVu Sans Mono")
#let mono = ("DejaVu Sans Mono", "STIX Two Math")
#let body-size = 11pt
#let small-size = 9.5pt
#let small(c) = text(size: small-size, fill: muted, c)
#let hairline = 0.5pt + rule-ink
#let pages = (
  A4: (width: 210mm, height: 297mm),
  F4: (width: 215mm, height: 330mm),
  Letter: (width: 215.9mm, height: 279.4mm),
)
#let margins = (top: 20mm, bottom: 22mm, x: 22mm)
#let text-height(size) = pages.at(size).height - margins.top - margins.bottom
`;
