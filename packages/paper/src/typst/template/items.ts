/** Questions: number, text and points; options, room for answers, or what is right. */
export const ITEMS = String.raw`
#import "/look.typ": *
#import "/blocks.typ": blocks, inlines

#let tick = box(width: 0.72em, height: 0.72em, stroke: 0.6pt + ink, radius: 1pt, baseline: 8%)

#let one-line(c) = c.len() == 1 and c.first().k == "par"

/// In two columns where every option has room in half the width; read downwards.
#let options(all, marks) = layout(room => {
  let mark-width = 1.7em
  let row(entry) = {
    let (at, c) = entry
    let mark = if marks == "boxes" { tick } else { numbering("A.", at + 1) }
    grid(columns: (mark-width, 1fr), mark, blocks(c))
  }
  let entries = all.enumerate()
  let widest = calc.max(..all.map(c => {
    if one-line(c) { measure(inlines(c.first().c)).width } else { room.width }
  }))
  let half = (room.width - 1.5em.to-absolute()) / 2 - 2em.to-absolute()
  if all.len() > 1 and widest < half {
    let down = calc.ceil(all.len() / 2)
    let cells = range(down).map(y => range(2).map(x => {
      let at = x * down + y
      if at < all.len() { row(entries.at(at)) } else { [] }
    }))
    grid(columns: (1fr, 1fr), column-gutter: 1.5em, row-gutter: 0.75em, ..cells.flatten())
  } else {
    grid(columns: 1fr, row-gutter: 0.75em, ..entries.map(row))
  }
})

#let dotted(width: 100%) = line(length: width, stroke: (paint: muted, thickness: 0.6pt, dash: "loosely-dotted"))

#let parts-of-page = (third: 0.3, half: 0.46, page: 0.9)

#let line-height = 8.5mm
#let room-gap = 13pt

#let room-height(space, size) = if type(space) == int { space * line-height } else { text-height(size) * parts-of-page.at(space) }

#let room-for(space, height) = {
  if type(space) == int {
    range(space).map(_ => block(height: line-height, below: 0pt, above: 0pt, breakable: false, align(bottom, dotted()))).join()
  } else {
    block(
      width: 100%, height: height, breakable: false, stroke: 0.6pt + rule-ink, radius: 2pt, inset: 7pt,
      text(size: 8pt, fill: muted)[Jawaban],
    )
  }
}

#let case(n, at) = block(breakable: false, {
  let note = n.at("note", default: "")
  strong(small([Kasus #(at + 1)#if note != "" [: #note]]))
  grid(
    columns: (1fr, 1fr), column-gutter: 1em, row-gutter: 0.4em,
    small[Masukan], small[Keluaran yang diharapkan],
    raw(n.input, block: true), raw(n.output, block: true),
  )
})

#let found(part) = {
  if part.answer.len() > 0 {
    block(
      width: 100%, inset: (left: 9pt, y: 2pt), stroke: (left: 1.5pt + accent), above: 0.8em,
      { block(below: 0.55em, sticky: true, text(size: 8.5pt, fill: accent, weight: "bold")[Jawaban]); blocks(part.answer) },
    )
  }
  if part.explanation.len() > 0 {
    block(
      width: 100%, inset: (left: 9pt, y: 2pt), stroke: (left: 1.5pt + rule-ink), above: 0.8em,
      { block(below: 0.55em, sticky: true, text(size: 8.5pt, fill: muted, weight: "bold")[Pembahasan]); text(size: 10pt, blocks(part.explanation)) },
    )
  }
  for (at, one) in part.cases.enumerate() { case(one, at) }
}

#let part-of(part) = {
  if part.label == "" { blocks(part.ask); found(part) }
  else {
    grid(
      columns: (1.7em, 1fr, auto), column-gutter: (0pt, 0.8em),
      [#part.label.], blocks(part.ask), small[(#part.points)],
    )
    pad(left: 1.7em, found(part))
  }
}

/// A question and its room are not parted, nor is what heads a section and its first question.
#let item(n, size, head) = {
  let content = {
    if n.title != "" { strong(par[#n.title]) }
    blocks(n.body)
    if n.options.len() > 0 { options(n.options, n.marks) }
    for part in n.parts { part-of(part) }
    if n.remark != "" { small[#n.remark] }
  }
  let points = if n.points == "" { [] } else { small[#n.points#sym.space.nobreak;poin] }
  let asked = grid(
    columns: (2em, 1fr, 4em),
    text(weight: "bold", number-width: "tabular")[#n.number.], content, align(right, points),
  )
  let full = text-height(size)
  block(above: if head == [] { 1.5em } else { 2.2em }, below: 0.6em, width: 100%, layout(available => {
    let tall(c) = measure(block(width: available.width, c)).height
    let question = block(above: 1em, asked)
    let asking = tall(head + question)
    let wanted = room-height(n.space, size)
    let gap = if n.space == 0 { 0pt } else if type(n.space) == int { 0.4em.to-absolute() } else { room-gap }
    // A page of answer space is the rest of the question's page.
    let left = full - asking - gap - 0.6em.to-absolute()
    let given = if left > full * 0.4 and (left < wanted or n.space == "page") { left } else { wanted }
    let fits = asking + gap + given + 0.4em.to-absolute() <= full
    let room = if n.space != 0 { pad(left: 2em, bottom: 0.4em, block(above: gap, below: 0pt, room-for(n.space, given))) }
    if fits { block(breakable: false, { head; question; room }) }
    else {
      if tall(head) > 0pt { block(sticky: true, head) }
      block(above: 1em, breakable: asking > full * 0.5, sticky: n.space != 0, asked)
      room
    }
  }))
}
`;
