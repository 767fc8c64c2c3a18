import { type WordPackage, wordPackage } from './word-package.js';

/** Words of a run with a look: `[['tebal', 'b']]`. */
export type Part = string | readonly [text: string, ...looks: string[]] | { xml: string };

/** Content of a paragraph as it is written. */
export const x = (xml: string) => ({ xml });

const LOOKS: Readonly<Record<string, string>> = {
  b: '<w:b/>',
  i: '<w:i/>',
  u: '<w:u w:val="single"/>',
  yellow: '<w:highlight w:val="yellow"/>',
  red: '<w:color w:val="FF0000"/>',
  mono: '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
  hidden: '<w:vanish/>',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const run = (part: Part): string => {
  if (typeof part === 'object' && 'xml' in part) return part.xml;
  const [text, ...looks] = typeof part === 'string' ? [part] : part;
  const look = looks.map((name) => LOOKS[name] ?? '').join('');
  const inner = text
    .split(/(\t|\n)/)
    .map((one) =>
      one === '\t'
        ? '<w:tab/>'
        : one === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${escaped(one)}</w:t>`,
    )
    .join('');
  return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${inner}</w:r>`;
};

/** A paragraph of some parts. */
export const p = (...parts: Part[]) => `<w:p>${parts.map(run).join('')}</w:p>`;
/** A paragraph that Word counts: list, level, parts. */
export const n = (list: number, level: number, ...parts: Part[]) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${parts.map(run).join('')}</w:p>`;
/** A paragraph with properties of its own: `<w:ind w:left="720"/>`. */
export const q = (properties: string, ...parts: Part[]) =>
  `<w:p><w:pPr>${properties}</w:pPr>${parts.map(run).join('')}</w:p>`;
/** A heading of Word. */
export const h = (text: string, level = 1) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr>${run(text)}</w:p>`;
/** A table of cells that are XML of paragraphs. */
export const t = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

export const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/>${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** Lists 1 to 3 count questions and options; 4 counts anew; 5 has bullets; 6 counts rules; 7 has letters alone. */
const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
  1, 2, 3, 4, 6,
]
  .map(
    (id) =>
      `<w:abstractNum w:abstractNumId="${id}">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}${level(2, 'lowerLetter', '%3)')}</w:abstractNum>`,
  )
  .join(
    '',
  )}<w:abstractNum w:abstractNumId="5">${level(0, 'bullet', '·')}</w:abstractNum><w:abstractNum w:abstractNumId="7">${level(0, 'lowerLetter', '%1.')}</w:abstractNum>${[
  1, 2, 3, 4, 5, 6, 7,
]
  .map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
  .join('')}</w:numbering>`;

const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
  1, 2,
]
  .map(
    (at) =>
      `<w:style w:type="paragraph" w:styleId="Heading${at}"><w:name w:val="heading ${at}"/><w:pPr><w:outlineLvl w:val="${at - 1}"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>`,
  )
  .join('')}</w:styles>`;

/** How Word writes of a list: levels by format and text, and what a later list of it changes. */
export const numbering = (
  lists: Readonly<
    Record<number, readonly (readonly [format: string, text: string, more?: string])[]>
  >,
  more = '',
) =>
  `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Object.entries(
    lists,
  )
    .map(
      ([id, levels]) =>
        `<w:abstractNum w:abstractNumId="${id}">${levels.map((one, at) => level(at, ...one)).join('')}</w:abstractNum>`,
    )
    .join('')}${Object.keys(lists)
    .map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
    .join('')}${more}</w:numbering>`;

/** A Word document of an exam. */
export const wordExam = (body: string, rest: Partial<WordPackage> = {}) =>
  wordPackage({
    body,
    ...rest,
    parts: { 'word/numbering.xml': NUMBERING, 'word/styles.xml': STYLES, ...rest.parts },
  });
