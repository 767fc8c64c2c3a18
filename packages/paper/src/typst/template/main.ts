/** The page: its head, sections, and what stands at the foot of each. */
export const MAIN = String.raw`
#import "/look.typ": *
#import "/blocks.typ": blocks, picture
#import "/items.typ": item, dotted

#let data = json(bytes(sys.inputs.data))
#let day = if data.date.len() == 3 {
  datetime(year: data.date.at(0), month: data.date.at(1), day: data.date.at(2))
} else { none }

#set document(title: data.title, author: if data.issuer == "" { () } else { data.issuer }, date: day)
#set text(font: serif, size: body-size, fill: ink, lang: "id", region: "ID", hyphenate: false)
#set par(leading: 0.62em, spacing: 0.85em, justify: false)
#set list(marker: ([•], [–]), indent: 0.2em, body-indent: 0.6em)
#set enum(indent: 0.2em, body-indent: 0.6em)
#show raw: set text(font: mono, size: 0.88em)
#show raw.where(block: true): set text(size: 0.98em)
#show math.equation: set text(font: "STIX Two Math", size: 0.97em)
#show heading: set text(font: serif, fill: ink)
#show heading.where(level: 1): it => text(size: 18pt, weight: "bold", it.body)
#show heading.where(level: 2): it => block(below: 0.7em, sticky: true, text(size: 12.5pt, weight: "bold", it.body))

/// Seen from two metres: candidates beside each other must not have the same letter.
#let variant(size) = box(
  stroke: 1pt + ink, radius: 2pt, inset: (x: 0.45em, y: 0.32em),
  { text(size: calc.max(7.5pt, size * 0.3), fill: muted)[Varian]; h(0.35em); text(size: size, fill: ink, weight: "bold", data.variant) },
)

#let foot = context {
  set text(size: 8pt, fill: muted)
  let left = (data.label, data.course).filter(v => v != "").join(" · ")
  line(length: 100%, stroke: hairline)
  v(-0.35em)
  grid(
    columns: (1fr, auto, 1fr), column-gutter: 1em, align: horizon,
    [#left],
    {
      if data.variant != "" { box(baseline: 30%, variant(16pt)); h(0.8em) }
      if data.code != "" { text(font: mono, size: 7.5pt, data.code) }
    },
    align(right + horizon)[Halaman #counter(page).display() dari #counter(page).final().first()],
  )
  if data.verified != "" { v(-0.35em); data.verified }
}

#set page(..pages.at(data.size), margin: margins, footer: foot, footer-descent: 9mm)

#let top = {
  let names = {
    if data.issuer != "" { text(size: 11.5pt, weight: "bold", data.issuer) }
    if data.faculty != "" { linebreak(); text(size: small-size, fill: muted, data.faculty) }
  }
  grid(
    columns: (auto, 1fr, auto), column-gutter: if data.logo == none { 0pt } else { 9pt }, align: horizon,
    if data.logo != none { picture(data.logo) }, names,
    if data.variant != "" { variant(30pt) },
  )
  v(-0.35em)
  line(length: 100%, stroke: 0.9pt + ink)
}

#let title = align(center, block(above: 1.6em, below: 1.6em, {
  set par(leading: 0.5em)
  if not data.name.starts-with(data.label) {
    block(below: 0.9em, text(size: 8.5pt, fill: muted, tracking: 0.06em, upper(data.label)))
  }
  heading(level: 1, [#data.name])
  if data.subtitle != "" { block(above: 0.95em, below: 0pt, text(size: 13pt, weight: "bold", data.subtitle)) }
  if data.course != "" { block(above: 0.8em, below: 0pt, text(size: 12.5pt, data.course)) }
  if data.term != "" { block(above: 0.75em, below: 0pt, text(data.term)) }
}))

#let facts = if data.facts.len() > 0 {
  let cells = data.facts.map(((name, value)) => (small(name), [#value]))
  grid(columns: (auto, 1fr, auto, auto), column-gutter: (1em, 2em, 1em), row-gutter: 0.7em, ..cells.flatten())
}

#let identity = if data.identity.len() > 0 {
  block(
    width: 100%, stroke: hairline, radius: 2pt, inset: (x: 10pt, top: 4pt, bottom: 9pt), above: 1.2em,
    grid(
      columns: (auto, 1fr), column-gutter: 1em, align: bottom,
      ..data.identity.map(field => (block(height: 8mm, align(bottom, [#field])), block(height: 8mm, width: 100%, align(bottom, dotted())))).flatten(),
    ),
  )
}

#let rules = if data.rules.len() > 0 {
  block(above: 1.3em, {
    set text(size: 10pt)
    if data.kind == "questions" { block(below: 0.6em, sticky: true, strong[Petunjuk]) }
    if data.rules.len() == 1 { [#data.rules.first()] }
    else { enum(spacing: 0.6em, ..data.rules.map(rule => [#rule])) }
  })
}

#top
#title
#facts
#identity
#rules
#if data.intro.len() > 0 { block(above: 1.2em, blocks(data.intro)) }
#if data.sections.len() > 0 { line(length: 100%, stroke: hairline) }

#for section in data.sections {
  let head = {
    if section.heading != "" { heading(level: 2, [#section.heading]) }
    for note in section.notes { block(below: 0.6em, sticky: true, text(size: 10pt, fill: muted, style: "italic", [#note])) }
  }
  if section.items.len() == 0 { head }
  for (at, one) in section.items.enumerate() { item(one, data.size, if at == 0 { head } else { [] }) }
}
`;
