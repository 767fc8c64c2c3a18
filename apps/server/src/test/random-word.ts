import { bareDocx } from './sample-docx.js';

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Words of a document: those that its pages show, and those that they do not. */
export interface WordDocument {
  bytes: Buffer;
  shown: string[];
  hidden: string[];
}

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve"> ${text} </w:t></w:r>`;
const paragraph = (content: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${content}</w:p>`;
const field = (begun: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${begun}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const box = (blocks: string) => `<w:txbxContent>${blocks}</w:txbxContent>`;
const shape = (name: string, blocks: string) =>
  `<w:r><w:pict><v:${name}><v:textbox>${box(blocks)}</v:textbox></v:${name}></w:pict></w:r>`;
const drawing = (blocks: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(blocks)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;

/** A document of parts that Word writes, one within the other, each with a word of its own. */
export async function randomWord(roll: (sides: number) => number): Promise<WordDocument> {
  const shown: string[] = [];
  const hidden: string[] = [];
  const notes: Record<'footnote' | 'endnote', string[]> = { footnote: [], endnote: [] };
  const say = (words: string[], prefix: string) => {
    const word = `${prefix}${words.length + 1}q`;
    words.push(word);
    return word;
  };
  const word = () => say(shown, 'kata');
  const secret = () => say(hidden, 'rahasia');
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T;

  function note(kind: 'footnote' | 'endnote'): string {
    const id = notes[kind].push('') + 1;
    notes[kind][id - 2] = `<w:${kind} w:id="${id}">${blocks(2)}</w:${kind}>`;
    return `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  }

  const inlines: readonly ((depth: number) => string)[] = [
    () => run(word()),
    () => run(word(), '<w:b/><w:caps w:val="0"/>'),
    () => run(word(), '<w:vertAlign w:val="superscript"/>'),
    () => `<w:hyperlink w:anchor="x">${run(word())}</w:hyperlink>`,
    () => `<w:ins w:id="1">${run(word())}</w:ins>`,
    () => `<w:moveTo w:id="2">${run(word())}</w:moveTo>`,
    () => `<w:smartTag><w:customXml>${run(word())}</w:customXml></w:smartTag>`,
    () => `<w:sdt><w:sdtPr/><w:sdtContent>${run(word())}</w:sdtContent></w:sdt>`,
    () => `<w:fldSimple w:instr=" REF ${secret()} ">${run(word())}</w:fldSimple>`,
    () => field(` REF ${secret()} `, run(word())),
    () => field(` HYPERLINK "https://${secret()}.id" `, field(' SEQ Tabel ', run(word()))),
    () => `<w:dir w:val="ltr"><w:bdo w:val="ltr">${run(word())}</w:bdo></w:dir>`,
    () =>
      `<w:r><w:ruby><w:rubyPr/><w:rt>${run(word())}</w:rt><w:rubyBase>${run(word())}</w:rubyBase></w:ruby></w:r>`,
    () => `<m:oMath><m:r><m:t>${word()}</m:t></m:r></m:oMath>`,
    () =>
      `<m:oMathPara><m:oMath><m:f><m:num><m:r><m:t>${word()}</m:t></m:r></m:num><m:den><m:r><m:t>${word()}</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara>`,
    () => run(secret(), '<w:vanish/>'),
    () => `<w:del w:id="3"><w:r><w:delText>${secret()}</w:delText></w:r></w:del>`,
    () => `<w:moveFrom w:id="4">${run(secret())}</w:moveFrom>`,
    // Neither a note nor a box of a box has notes in Word.
    (depth) => `${run(word())}${note(depth % 2 === 0 ? 'footnote' : 'endnote')}`,
    (depth) => shape(pick(['shape', 'rect', 'oval', 'roundrect', 'polyline']), blocks(depth + 1)),
    (depth) =>
      `<w:r><w:pict><v:group><v:oval><v:textbox>${box(blocks(depth + 1))}</v:textbox></v:oval></v:group></w:pict></w:r>`,
    (depth) => `<w:r>${drawing(blocks(depth + 1))}</w:r>`,
    (depth) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(blocks(depth + 1))}</mc:Choice></mc:AlternateContent></w:r>`,
  ];
  const line = (depth: number) => pick(depth > 1 ? inlines.slice(0, -5) : inlines)(depth);
  const lines = (depth: number) => Array.from({ length: 1 + roll(3) }, () => line(depth)).join('');

  const cell = (depth: number) => `<w:tc><w:tcPr/>${blocks(depth + 1)}</w:tc>`;
  const row = (depth: number) => `<w:tr>${cell(depth)}${cell(depth)}</w:tr>`;
  const table = (depth: number) =>
    `<w:tbl><w:tblPr/>${row(depth)}<w:sdt><w:sdtContent>${row(depth)}</w:sdtContent></w:sdt></w:tbl>`;

  const kinds: readonly ((depth: number) => string)[] = [
    (depth) => paragraph(lines(depth)),
    (depth) => paragraph(lines(depth), '<w:jc w:val="center"/>'),
    (depth) =>
      paragraph(lines(depth), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    () => paragraph(run(secret()), '<w:pStyle w:val="Rahasia"/>'),
    (depth) => `<w:sdt><w:sdtContent>${paragraph(lines(depth))}</w:sdtContent></w:sdt>`,
    (depth) => `<w:customXml>${paragraph(lines(depth))}</w:customXml>`,
    table,
  ];
  const blocks = (depth: number): string =>
    Array.from({ length: 1 + roll(2) }, () => pick(depth > 1 ? kinds.slice(0, -1) : kinds)(depth))
      .join('')
      // A cell ends with a paragraph.
      .concat(paragraph(run(word())));

  const body = Array.from({ length: 6 }, () => blocks(0)).join('');
  const part = (name: string, content: string) =>
    `<?xml version="1.0"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`;
  const edges = [
    { name: 'hdr', kind: 'header', type: 'default', says: word },
    { name: 'ftr', kind: 'footer', type: 'default', says: word },
    { name: 'hdr', kind: 'header', type: 'even', says: secret },
    ...(roll(2) === 0 ? [{ name: 'hdr', kind: 'header', type: 'first', says: secret }] : []),
  ].map((edge, index) => ({
    ...edge,
    id: `r${index + 1}`,
    content: part(edge.name, paragraph(run(edge.says()) + field(' PAGE ', run(edge.says())))),
  }));
  const section = edges
    .map(({ id, kind, type }) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`)
    .join('');
  const relations = edges.map(
    ({ id, kind }) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${kind}-${id}.xml"/>`,
  );
  const bytes = await bareDocx({
    'word/document.xml': part(
      'document',
      `<w:body>${body}<w:sectPr>${section}</w:sectPr></w:body>`,
    ),
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      edges.map(({ id, kind, content }) => [`word/${kind}-${id}.xml`, content]),
    ),
    'word/footnotes.xml': part('footnotes', notes.footnote.join('')),
    'word/endnotes.xml': part('endnotes', notes.endnote.join('')),
    'word/numbering.xml': part(
      'numbering',
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    ),
    'word/styles.xml': part(
      'styles',
      '<w:style w:type="paragraph" w:styleId="Rahasia"><w:rPr><w:vanish/></w:rPr></w:style>',
    ),
  });
  return { bytes, shown, hidden };
}
