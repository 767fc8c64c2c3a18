import { t, wordExam } from '../word-exam.js';
import type { House } from './house.js';

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (inner: string, style = 'Normal', more = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}<w:bidi w:val="0"/><w:jc w:val="start"/><w:rPr></w:rPr></w:pPr>${inner}</w:p>`;
const item = (list: number, inner: string) =>
  line(inner, 'TextBody', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
const strong = '<w:rStyle w:val="Strong"/><w:b/><w:bCs/>';
const yellow = '<w:highlight w:val="yellow"/>';
const r = (text: string) =>
  `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t xml:space="preserve">${text}</m:t></m:r>`;
const box = `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp xmlns:wps="s"><wps:txbx><w:txbxContent>${line(run('Catatan: indeks mulai dari nol.'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect><v:textbox><w:txbxContent>${line(run('Catatan: indeks mulai dari nol.'))}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
  ['Normal', 'Normal', '', ''],
  ['TextBody', 'Body Text', '<w:basedOn w:val="Normal"/>', ''],
  [
    'PreformattedText',
    'Preformatted Text',
    '<w:basedOn w:val="Normal"/>',
    '<w:rPr><w:rFonts w:ascii="Liberation Mono" w:hAnsi="Liberation Mono" w:eastAsia="Liberation Mono"/></w:rPr>',
  ],
  [
    'Heading2',
    'heading 2',
    '<w:basedOn w:val="Normal"/>',
    '<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/></w:rPr>',
  ],
]
  .map(
    ([id, name, base, more]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${base}${more}</w:style>`,
  )
  .join('')}</w:styles>`;

const list = (id: number, format: string, text: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:suff w:val="tab"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="start"/><w:pPr><w:tabs><w:tab w:val="num" w:pos="709"/></w:tabs><w:ind w:start="709" w:hanging="283"/></w:pPr></w:lvl></w:abstractNum>`;
const options = [2, 3, 4, 5];
const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${list(1, 'decimal', '%1)')}${options.map((id) => list(id, 'upperLetter', '%1.')).join('')}${[1, ...options].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`;

const body =
  line(run('Kuis 2', strong)) +
  line(run('Mata kuliah') + '<w:r><w:tab/></w:r>' + run(': Pemrograman Python')) +
  line(run('Soal Pilihan Ganda'), 'Heading2') +
  item(
    1,
    run('Keluaran dari ') +
      run('print(3 // 2)', '<w:rFonts w:ascii="Liberation Mono" w:hAnsi="Liberation Mono"/>') +
      run(' adalah') +
      run('…'),
  ) +
  item(2, run('1', yellow)) +
  item(2, run('1.5')) +
  item(2, run('2')) +
  item(1, run('Perhatikan program berikut.')) +
  line(run('a = [1, 2, 3]'), 'PreformattedText') +
  line(run('print(a[1])'), 'PreformattedText') +
  line(box + run('Keluarannya adalah…')) +
  item(3, run('1')) +
  item(3, run('2', yellow)) +
  item(3, run('3')) +
  item(
    1,
    run('Tipe dari ') +
      run('(1, 2)', '<w:rFonts w:ascii="Liberation Mono" w:hAnsi="Liberation Mono"/>') +
      run(' adalah…'),
  ) +
  t(
    [line(run('A. list')), line(run('C. dict'))],
    [line(run('B. tuple', yellow)), line(run('D. set'))],
  ) +
  line(run('Soal Benar Salah'), 'Heading2') +
  item(
    1,
    run('Python adalah bahasa yang dikompilasi menjadi ') +
      run('bytecode', '<w:i/>') +
      run('. (B/') +
      run('S', '') +
      run(')'),
  ) +
  line(run('Kunci: B')) +
  line(run('Soal Uraian'), 'Heading2') +
  item(1, run('Hitung nilai dari')) +
  line(
    `<m:oMathPara><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=0')}</m:sub><m:sup>${r('4')}</m:sup><m:e><m:sSup><m:e>${r('i')}</m:e><m:sup>${r('2')}</m:sup></m:sSup></m:e></m:nary></m:oMath></m:oMathPara>`,
  ) +
  line(run('dengan ') + run('list comprehension', '<w:i/>') + run('. Bobot: 25'));

/** LibreOffice: a list for the options of each question, preformatted programs, a frame, the key highlighted. */
export const libreOffice: House = {
  document: () =>
    wordExam(body, { parts: { 'word/styles.xml': STYLES, 'word/numbering.xml': NUMBERING } }),
  expected: [
    '4 pilihan ¦ Keluaran dari `print(3 // 2)` adalah… ¦ *1 / 1.5 / 2 ¦ @Pemrograman Python',
    '8 pilihan ¦ Perhatikan program berikut.⏎⏎```⏎a = [1, 2, 3]⏎print(a[1])⏎```⏎⏎Catatan: indeks mulai dari nol.⏎⏎Keluarannya adalah… ¦ 1 / *2 / 3 ¦ @Pemrograman Python',
    '15 pilihan ¦ Tipe dari `(1, 2)` adalah… ¦ list / *tuple / dict / set ¦ @Pemrograman Python',
    '21 benar-salah ¦ Python adalah bahasa yang dikompilasi menjadi *bytecode*. ¦ =benar ¦ @Pemrograman Python',
    '24 uraian ¦ Hitung nilai dari⏎⏎$$⏎\\sum_{i=0}^{4} i^{2}⏎$$⏎⏎dengan *list comprehension*. ¦ 25 poin ¦ @Pemrograman Python',
  ],
};
