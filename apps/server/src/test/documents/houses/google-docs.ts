import { samplePng } from '../../sample-png.js';
import { t, wordExam } from '../word-exam.js';
import { picture } from '../word-package.js';
import type { House } from './house.js';

/** Google Docs says all of every run. */
const run = (text: string, more = '') =>
  `<w:r><w:rPr><w:rFonts w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"/><w:b w:val="0"/><w:i w:val="0"/><w:strike w:val="0"/><w:u w:val="none"/><w:shd w:fill="auto" w:val="clear"/>${more}<w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const code = (text: string) =>
  `<w:r><w:rPr><w:rFonts w:ascii="Roboto Mono" w:cs="Roboto Mono" w:hAnsi="Roboto Mono"/><w:color w:val="188038"/><w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (inner: string, more = '') =>
  `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w14:paraId="00000001"><w:pPr>${more}<w:pageBreakBefore w:val="0"/><w:rPr/></w:pPr>${inner}</w:p>`;
const item = (list: number, level: number, inner: string) =>
  line(
    inner,
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/>`,
  );
const heading = (text: string) =>
  line(
    `<w:bookmarkStart w:id="0" w:name="_x"/><w:bookmarkEnd w:id="0"/>${run(text)}`,
    '<w:pStyle w:val="Heading2"/>',
  );
const red = '<w:color w:val="ff0000"/>';

const LEVELS = [
  ['decimal', '%1.'],
  ['lowerLetter', '%2.'],
  ['lowerRoman', '%3.'],
] as const;
const levels = LEVELS.map(
  ([format, text], at) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr><w:rPr><w:u w:val="none"/></w:rPr></w:lvl>`,
).join('');
/** Every list has a kind of its own. */
const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
  1, 2, 3,
]
  .map((id) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`)
  .join(
    '',
  )}${[1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`;

const body =
  line(run('UTS Jaringan Komputer'), '<w:pStyle w:val="Title"/>') +
  line(run('Mata Kuliah: Jaringan Komputer')) +
  line(run('Petunjuk')) +
  item(3, 0, run('Baca soal dengan teliti.')) +
  item(3, 0, run('Jawab pada lembar yang tersedia.')) +
  heading('Lapisan Transport') +
  item(1, 0, run('Protokol yang andal pada lapisan transport adalah …')) +
  item(1, 1, run('UDP')) +
  item(1, 1, run('TCP', red)) +
  item(1, 1, run('IP')) +
  item(1, 0, run('Berikut ini port bawaan HTTPS …')) +
  item(1, 1, run('80')) +
  item(1, 1, run('22')) +
  item(1, 1, run('443', red)) +
  heading('Lapisan Jaringan') +
  item(1, 0, run('Perhatikan topologi berikut.')) +
  line(picture('r:embed="p1"')) +
  line(run('Banyaknya subjaringan adalah …'), '<w:ind w:left="720"/>') +
  item(1, 1, run('2', red)) +
  item(1, 1, run('3')) +
  heading('Pemrograman Soket') +
  item(2, 0, run('Tuliskan keluaran program berikut. ') + run('(20 poin)', '<w:b w:val="1"/>')) +
  t([line(code('import socket')) + line(code('print(socket.AF_INET == 2)'))]) +
  item(2, 0, run('Jelaskan langkah ') + code('three-way handshake') + run('. (30 poin)')) +
  item(2, 1, run('Sebutkan bendera yang dikirim.')) +
  item(2, 1, run('Jelaskan nomor urutnya.'));

/** Google Docs: options as the second level of the list, a list for each section, the key in red. */
export const googleDocs: House = {
  document: () =>
    wordExam(body, {
      relations: [['p1', 'image', 'media/image1.png']],
      parts: { 'word/numbering.xml': NUMBERING, 'word/media/image1.png': samplePng(9, 9) },
    }),
  expected: [
    '7 pilihan ¦ Protokol yang andal pada lapisan transport adalah … ¦ UDP / *TCP / IP ¦ #Lapisan Transport ¦ @Jaringan Komputer',
    '11 pilihan ¦ Berikut ini port bawaan HTTPS … ¦ 80 / 22 / *443 ¦ #Lapisan Transport ¦ @Jaringan Komputer',
    '16 pilihan ¦ Perhatikan topologi berikut.⏎⏎![](gambar:)⏎⏎Banyaknya subjaringan adalah … ¦ *2 / 3 ¦ #Lapisan Jaringan ¦ @Jaringan Komputer',
    '22 kode ¦ Tuliskan keluaran program berikut.⏎⏎```⏎import socket⏎print(socket.AF_INET == 2)⏎``` ¦ 20 poin ¦ #Pemrograman Soket ¦ @Jaringan Komputer',
    '25 uraian ¦ Jelaskan langkah `three-way handshake`.⏎⏎a. Sebutkan bendera yang dikirim.⏎⏎b. Jelaskan nomor urutnya. ¦ 30 poin ¦ #Pemrograman Soket ¦ @Jaringan Komputer',
  ],
};
