/** Texts and blocks: every string of the data is shown as it is. */
export const BLOCKS = String.raw`
#import "/look.typ": *
#import "/maths.typ": maths

#let run(n) = {
  let c = if "code" in n.m { raw(n.v) } else { [#n.v] }
  if "strong" in n.m { c = strong(c) }
  if "emphasis" in n.m { c = emph(c) }
  if "strike" in n.m { c = strike(c) }
  if "super" in n.m { c = super(c) }
  if "sub" in n.m { c = sub(c) }
  c
}

#let inlines(all) = all.map(n => {
  if n.k == "text" { run(n) }
  else if n.k == "maths" { math.equation(maths(n.c)) }
  else if n.k == "break" { linebreak() }
  else if n.k == "link" { link(n.to, underline(offset: 2pt, stroke: hairline, inlines(n.c))) }
}).join()

#let code(v) = {
  let numbered = v.split("\n").len() > 2
  show raw.line: it => {
    if numbered {
      box(width: 1.5em, align(right, text(size: 0.82em, fill: muted, str(it.number))))
      h(0.9em)
    }
    it.body
  }
  set par(leading: 0.5em)
  block(
    width: 100%, fill: shade, stroke: (left: 1.5pt + accent), radius: (right: 2pt),
    inset: (x: 8pt, y: 7pt), breakable: v.split("\n").len() > 30,
    raw(v, block: true),
  )
}

#let picture(n) = image(n.path, width: n.width * 1pt, height: n.height * 1pt, alt: n.alt)

#let grid-of(n) = {
  let cells = n.rows.map(row => row.map(c => inlines(c)))
  if n.caption != "" { block(below: 0.5em, sticky: true, small([Tabel #n.caption])) }
  set text(size: small-size + 0.5pt)
  set par(leading: 0.5em)
  block(breakable: n.rows.len() > 15, table(
    columns: n.shares.map(s => if s == 0 { auto } else { s * 1fr }),
    inset: (x: 8pt, y: 4.5pt),
    align: (x, y) => top + if x >= n.shares.len() - n.figures { right } else { left },
    stroke: (x, y) => (
      top: if y == 0 { 0.9pt + ink } else if y == 1 { 0.6pt + ink } else { hairline },
      bottom: 0.9pt + ink,
    ),
    table.header(..cells.first().map(c => strong(c))),
    ..cells.slice(1).flatten(),
  ))
}

#let blocks(all) = {
  let items(n) = n.items.map(i => {
    let done = i.at("done", default: none)
    if done == true { [☒ ] } else if done == false { [☐ ] }
    blocks(i.c)
  })
  for n in all {
    if n.k == "par" { par(inlines(n.c)) }
    else if n.k == "heading" { block(above: 1em, below: 0.6em, sticky: true, strong(inlines(n.c))) }
    else if n.k == "code" { code(n.v) }
    else if n.k == "formula" { math.equation(block: true, maths(n.c)) }
    else if n.k == "list" { if n.ordered { enum(..items(n)) } else { list(..items(n)) } }
    else if n.k == "table" { grid-of(n) }
    else if n.k == "quote" {
      block(inset: (left: 10pt, y: 1pt), stroke: (left: 1.5pt + rule-ink), text(fill: muted, blocks(n.c)))
    }
    else if n.k == "image" { block(above: 0.9em, below: 0.9em, picture(n)) }
    else if n.k == "rule" { line(length: 100%, stroke: hairline) }
  }
}
`;
