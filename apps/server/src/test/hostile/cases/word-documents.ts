import { randomBytes } from 'node:crypto';
import { samplePdf } from '../../sample-bank.js';
import { bareDocx, forgeDirectory, sampleZip } from '../../sample-docx.js';
import { samplePng } from '../../sample-png.js';
import { documentsOf } from '../hostile-document.js';

const MB = 1024 * 1024;
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES = { '[Content_Types].xml': '<Types/>' };

const bodyOf = (xml: string) => `<w:document ${NAMESPACE}><w:body>${xml}</w:body></w:document>`;
const withBody = (xml: string) => sampleZip({ ...TYPES, 'word/document.xml': xml });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A table with so many cells in each row. */
function table(rows: readonly number[]): string {
  const cells = rows.map(
    (count) => `<w:tr>${`<w:tc>${paragraph('x')}</w:tc>`.repeat(count)}</w:tr>`,
  );
  return `<w:tbl>${cells.join('')}</w:tbl>`;
}

/** A document that shows its one picture again and again. */
function withPicture(uses: number): Promise<Buffer> {
  const of = 'http://schemas.openxmlformats.org';
  const relations = (more: string) =>
    `<Relationships xmlns="${of}/package/2006/relationships">${more}</Relationships>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${of}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const picture = `<w:p><w:r><w:drawing><p:inline xmlns:p="${of}/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="${of}/drawingml/2006/main"><a:graphicData><i:pic xmlns:i="${of}/drawingml/2006/picture"><i:blipFill><a:blip xmlns:r="${of}/officeDocument/2006/relationships" r:embed="r1"/></i:blipFill></i:pic></a:graphicData></a:graphic></p:inline></w:drawing></w:r></w:p>`;
  return sampleZip({
    '[Content_Types].xml': `<Types xmlns="${of}/package/2006/content-types"><Default Extension="png" ContentType="image/png"/></Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(relation('r1', 'image', 'media/a.png')),
    'word/media/a.png': samplePng(600, 400),
    'word/document.xml': bodyOf(picture.repeat(uses)),
  });
}

/** The same archive with one name written for another of its length. */
async function renamed(from: string, to: string): Promise<Buffer> {
  const zip = await bareDocx({ [from]: 'x' });
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

const entity = (name: string, value: string) => `<!ENTITY ${name} "${value}">`;

/** Each entity is ten of the one before. */
function laughs(levels: number): string {
  const entities = Array.from({ length: levels }, (_, index) =>
    entity(`a${index + 1}`, `&a${index};`.repeat(10)),
  );
  const type = `<!DOCTYPE w:document [${entity('a0', 'haha')}${entities.join('')}]>`;
  return `<?xml version="1.0"?>${type}${bodyOf(paragraph(`&a${levels};`))}`;
}

function external(address: string): string {
  const type = `<!DOCTYPE w:document [<!ENTITY x SYSTEM "${address}">]>`;
  return `<?xml version="1.0"?>${type}${bodyOf(paragraph('&x;'))}`;
}

const forged = async (change: (record: Buffer) => void) => forgeDirectory(await bareDocx(), change);

/** Other kinds under the name of a Word document, and archives that are forged. */
export const disguisedWords = documentsOf('docx', {
  'a text': [() => 'Soal nomor satu', 415],
  'a PDF': [() => samplePdf(1), 415],
  'a page of the web': [() => '<html><body>soal</body></html>', 415],
  'an old Word document': [
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    415,
  ],
  'an empty archive': [() => sampleZip({}), 415],
  'an archive of something else': [() => sampleZip({ 'a.txt': 'a' }), 415],
  'a spreadsheet': [() => sampleZip({ ...TYPES, 'xl/workbook.xml': '<workbook/>' }), 415],
  'an archive of programs': [() => sampleZip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }), 415],
  'an archive behind a picture': [
    async () => Buffer.concat([Buffer.from('GIF89a;'), await bareDocx()]),
    415,
  ],
  'an archive before a PDF': [async () => Buffer.concat([await bareDocx(), samplePdf(1)]), 415],
  'a body that is a page of the web': [() => withBody('<html/>'), 415],
  'a body that is empty': [() => withBody(''), 415],
  'a body that is a picture': [() => withBody('\u0089PNG\r\n'), 415],
  macros: [() => bareDocx({ 'word/vbaProject.bin': 'x' }), 415],
  'macros in capitals': [() => bareDocx({ 'word/VBAPROJECT.BIN': 'x' }), 415],
  'a way up': [() => renamed('aa/aa/x.txt', '../../x.txt'), 415],
  'a rooted path': [() => renamed('aaaa/x.txt', '/tmp/x.txt'), 415],
  'a path of Windows': [() => renamed('aaa/x.txt', 'C:\\\\x.txt'), 415],
  'an entry twice': [() => renamed('word/documenu.xml', 'word/document.xml'), 415],
  'an entry that is a folder': [() => renamed('word/media.x', 'word/media/x'), 201],
  'a locked entry': [
    () => forged((record) => record.writeUInt16LE(record.readUInt16LE(8) | 1, 8)),
    415,
  ],
  'an unknown packing': [() => forged((record) => record.writeUInt16LE(99, 10)), 415],
  'entries beyond the end': [() => forged((record) => record.writeUInt32LE(0x7fffffff, 42)), 415],
  'a wrong checksum': [() => forged((record) => record.writeUInt32LE(1, 16)), 201],
  'an end that is torn off': [async () => (await bareDocx()).subarray(0, -30), 415],
  'a beginning alone': [() => Buffer.from('504b0304', 'hex'), 415],
});

/** Word documents that cost more than they weigh, or reach beyond themselves. */
export const costlyWords = documentsOf('docx', {
  'sizes that are forged': [() => forged((record) => record.writeUInt32LE(150 * MB, 24)), 415],
  'a size of 4 GB': [() => forged((record) => record.writeUInt32LE(0xfffffffe, 24)), 415],
  'a picture of spaces': [() => bareDocx({ 'word/media/a.xml': ' '.repeat(40 * MB) }), 415],
  'a body that hides its size': [
    async () =>
      forgeDirectory(await withBody(bodyOf(' '.repeat(8 * MB))), (record) =>
        record.writeUInt32LE(100, 24),
      ),
    415,
  ],
  'a claim of 60,000 entries': [
    async () => {
      const zip = await bareDocx();
      zip.writeUInt16LE(60_000, zip.length - 12);
      return zip;
    },
    415,
  ],
  'documents within documents': [
    async () => {
      const inner = await bareDocx({ 'a.bin': ' '.repeat(MB / 4) });
      return bareDocx({ 'word/embeddings/a.docx': inner.toString('latin1') });
    },
    201,
  ],
  'a billion laughs': [() => withBody(laughs(9)), 201],
  'an entity of a megabyte, 1,000 times': [
    () => {
      const type = `<!DOCTYPE d [${entity('a', 'x'.repeat(30_000))}]>`;
      return withBody(`${type}${bodyOf(paragraph('&a;'.repeat(1000)))}`);
    },
    415,
  ],
  'an entity that is itself': [
    () => withBody(`<!DOCTYPE d [${entity('a', '&a;')}]>${bodyOf(paragraph('&a;'))}`),
    201,
  ],
  'a file of the server': [() => withBody(external('file:///etc/passwd')), 201],
  'an address within the network': [() => withBody(external('http://127.0.0.1:9/')), 201],
  'elements 50,000 deep': [() => withBody(bodyOf('<w:p>'.repeat(50_000))), 201],
  'tables within tables': [
    () =>
      withBody(bodyOf('<w:tbl><w:tr><w:tc>'.repeat(500) + '</w:tc></w:tr></w:tbl>'.repeat(500))),
    201,
  ],
  'tables 3,000 deep': [
    () =>
      withBody(bodyOf('<w:tbl><w:tr><w:tc>'.repeat(3000) + '</w:tc></w:tr></w:tbl>'.repeat(3000))),
    201,
  ],
  'a row of 20,000 cells': [() => withBody(bodyOf(table([20_000]))), 201],
  'a wide row among thousands': [
    () => withBody(bodyOf(table([100, ...Array<number>(9000).fill(1)]))),
    201,
  ],
  '800 uses of one picture': [() => withPicture(800), 201],
  '500,000 accents on one letter': [
    () => withBody(bodyOf(paragraph(`a${'\u0301'.repeat(500_000)}`))),
    201,
  ],
  'accents that are written as numbers': [
    () => withBody(bodyOf(paragraph(`a${'&#769;'.repeat(50_000)}`))),
    201,
  ],
  'one word of 200,000 letters': [() => withBody(bodyOf(paragraph('x'.repeat(200_000)))), 201],
  'one word in 20,000 pieces': [
    () => withBody(bodyOf(`<w:p>${'<w:r><w:t>xxxxxxxxxx</w:t></w:r>'.repeat(20_000)}</w:p>`)),
    201,
  ],
  '40,000 paragraphs': [
    () => {
      // Bytes that do not pack keep the document from being refused for swelling.
      const noise = randomBytes(60_000).toString('hex');
      const texts = Array.from({ length: 40_000 }, (_, at) =>
        paragraph(noise.slice(at * 3, at * 3 + 3)),
      );
      return withBody(bodyOf(texts.join('')));
    },
    201,
  ],
  '2,000 paragraphs': [() => withBody(bodyOf(paragraph('soal').repeat(2000))), 201],
  'one word of 20,000 letters': [() => withBody(bodyOf(paragraph('x'.repeat(20_000)))), 201],
  'a thousand attributes': [
    () => {
      const attributes = Array.from({ length: 1000 }, (_, index) => `a${index}="x"`).join(' ');
      return withBody(bodyOf(`<w:p ${attributes}/>`));
    },
    201,
  ],
  'XML that breaks off': [() => withBody(bodyOf('').slice(0, -20)), 201],
});

const texts = (count: number, text: (at: number) => string) =>
  withBody(bodyOf(Array.from({ length: count }, (_, at) => paragraph(text(at + 1))).join('')));
const noise = (length: number) => randomBytes(length / 2).toString('hex');

/** Word documents that make whoever looks for questions in them work. */
export const costlyExams = documentsOf('docx', {
  '5,000 questions': [() => texts(5000, (at) => `${(at % 999) + 1}. Apa? ${noise(40)}`)],
  'a question of 200,000 letters': [() => texts(1, () => `1. ${noise(200_000)}`)],
  'a question of 100,000 blanks': [() => texts(1, () => `1. ${noise(400)}${' '.repeat(100_000)}x`)],
  'a question of 50,000 tabs': [
    () =>
      withBody(
        bodyOf(`<w:p><w:r><w:t>1. ${noise(400)}</w:t>${'<w:tab/>'.repeat(50_000)}</w:r></w:p>`),
      ),
  ],
  'options again and again in one line': [
    () => texts(1, () => `1. ${'A. x B. y '.repeat(20_000)}`),
  ],
  '3,000 options': [() => texts(3000, (at) => (at === 1 ? '1. Apa?' : `A. ${noise(20)}`))],
  '3,000 numbers that begin anew': [() => texts(3000, (at) => `${(at % 2) + 1}) Apa ${noise(20)}`)],
  '999 numbers in 20 styles': [
    () => texts(999, (at) => `${['', '(', 'Soal ', 'No. '][at % 4]}${at}. ${noise(30)}`),
  ],
  '2,000 passages': [() => texts(4000, (at) => (at % 2 ? 'Untuk soal 1-29' : `1. ${noise(20)}`))],
  'keys of 3,000 questions': [
    () =>
      texts(3000, (at) => (at < 3 ? `${at}. Apa?` : at === 3 ? 'Kunci Jawaban' : `${at % 99}. B`)),
  ],
  'brackets 20,000 deep in a question': [() => texts(1, () => `1. ${'('.repeat(20_000)}`)],
  'signs of Markdown, 100,000 times': [() => texts(1, () => `1. ${'*_`['.repeat(25_000)}`)],
  'formulas 3,000 deep': [
    () =>
      withBody(
        bodyOf(
          `<w:p><w:r><w:t>1. Hitung</w:t></w:r><m:oMath xmlns:m="m">${'<m:sSup><m:e>'.repeat(3000)}<m:r><m:t>x</m:t></m:r>${'</m:e></m:sSup>'.repeat(3000)}</m:oMath></w:p>`,
        ),
      ),
  ],
  '2,000 text boxes within each other': [
    () =>
      withBody(
        bodyOf(
          `<w:p><w:r><w:t>1. Apa?</w:t></w:r>${'<w:r><w:pict><w:txbxContent><w:p>'.repeat(2000)}${'</w:p></w:txbxContent></w:pict></w:r>'.repeat(2000)}</w:p>`,
        ),
      ),
  ],
  'tables of questions within tables': [
    () =>
      withBody(
        bodyOf(
          `${`<w:tbl><w:tr><w:tc>${paragraph('1. Apa yang terjadi?')}</w:tc><w:tc>`.repeat(60)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(60)}`,
        ),
      ),
  ],
});
