/** Formulas: data of maths-data.ts becomes Typst's own maths, by functions alone; nothing is evaluated. */
export const MATHS = String.raw`
#let styles = (
  bold: math.bold, bb: math.bb, cal: math.cal, frak: math.frak,
  sans: math.sans, mono: math.mono, upright: math.upright,
)
#let overs = (brace: math.overbrace, bracket: math.overbracket, line: math.overline)
#let unders = (brace: math.underbrace, bracket: math.underbracket, line: math.underline)

#let sign(n) = {
  let c = [#symbol(n.v)]
  if n.s in styles { (styles.at(n.s))(c) } else { c }
}

#let maths(n) = {
  let all(c) = c.map(maths).join()
  if n.k == "sign" { sign(n) }
  else if n.k == "word" { text(font: "Libertinus Serif", n.v) }
  else if n.k == "op" { math.op(n.v) }
  else if n.k == "row" { all(n.c) }
  else if n.k == "frac" { math.frac(maths(n.c.at(0)), maths(n.c.at(1))) }
  else if n.k == "binom" {
    math.mat(delim: none, row-gap: 0.3em, (maths(n.c.at(0)),), (maths(n.c.at(1)),))
  }
  else if n.k == "root" {
    if n.c.len() == 1 { math.sqrt(maths(n.c.at(0))) }
    else { math.root(maths(n.c.at(1)), maths(n.c.at(0))) }
  }
  else if n.k == "at" {
    let base = maths(n.c)
    let marks = (:)
    if "t" in n { marks.insert("t", maths(n.t)) }
    if "b" in n { marks.insert("b", maths(n.b)) }
    math.attach(if n.limits { math.limits(base) } else { math.scripts(base) }, ..marks)
  }
  else if n.k == "accent" { math.accent(maths(n.c), n.v) }
  else if n.k == "over" { (overs.at(n.v))(maths(n.c)) }
  else if n.k == "under" { (unders.at(n.v))(maths(n.c)) }
  else if n.k == "grid" {
    let cell(c, x) = {
      let drawn = maths(c)
      if n.align != "both" { drawn }
      else if calc.rem(x, 2) == 0 { drawn } else { drawn }
    }
    let side = if n.align == "left" { left } else if n.align == "right" { right } else { center }
    math.mat(
      delim: none, row-gap: 0.5em, column-gap: if n.align == "both" { 0em } else { 0.9em },
      align: side, ..n.rows.map(row => row.enumerate().map(((x, c)) => cell(c, x))),
    )
  }
  else if n.k == "fence" {
    let edge(v) = if v == "" { [] } else { [#symbol(v)] }
    math.lr(edge(n.open) + maths(n.c) + edge(n.close))
  }
  else if n.k == "style" {
    if n.v == "display" { math.display(maths(n.c)) } else { math.inline(maths(n.c)) }
  }
  else if n.k == "box" { box(stroke: 0.5pt, inset: 3pt, baseline: 3pt, math.equation(maths(n.c.at(0)))) }
  else if n.k == "space" { h(n.em * 1em) }
}
`;
