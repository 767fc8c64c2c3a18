import type { BankContent, BankFile, BankSet } from './bank-content.js';
import { packedSpaces } from './packed-spaces.js';

/** A PDF by hand, so that its number of pages is known without any library. */
export function samplePdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`);
}

/** A small PDF whose one object stream unpacks to the given number of bytes. */
export function bombPdf(unpackedBytes: number): Buffer {
  const stream = packedSpaces(unpackedBytes);
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(tail)]);
}

export function sampleFile(
  category: BankFile['category'],
  name: string,
  bytes: Uint8Array | string,
): BankFile {
  return { category, name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes };
}

export function sampleSet(values: Partial<BankSet>): BankSet {
  return {
    title: 'UTS Basis Data',
    subject: 'Basis Data',
    level: 'Sedang',
    year: 2024,
    description: 'Soal tengah semester.',
    topics: ['SQL', 'Normalisasi'],
    lecturerEmail: 'sari@uji.ac.id',
    lecturer: 'Sari Wulandari',
    questionCount: null,
    downloads: 4,
    createdAt: '2024-03-01T02:00:00.000Z',
    updatedAt: '2024-03-05T02:00:00.000Z',
    files: [],
    ...values,
  };
}

/** Four accounts and three sets: one full, one with questions only, one of a gone creator. */
export function sampleBank(sets?: BankSet[]): BankContent {
  const person = {
    kind: 'lecturer' as const,
    status: 'Aktif' as const,
  };
  return {
    people: [
      {
        ...person,
        name: 'Kepala Lab',
        email: 'kepala@uji.ac.id',
        password: 'rahasia-kepala',
        kind: 'admin',
      },
      { ...person, name: 'Sari Wulandari', email: 'Sari@uji.ac.id', password: 'rahasia-sari' },
      {
        ...person,
        name: 'Budi',
        email: 'budi@uji.ac.id',
        password: 'rahasia-budi',
        status: 'Nonaktif',
      },
      {
        ...person,
        name: 'Mira',
        email: 'mira@uji.ac.id',
        password: 'rahasia-mira',
        kind: 'student',
      },
    ],
    courses: ['Struktur Data', 'Basis Data'],
    materialTags: [
      { name: 'SQL', course: 'Basis Data' },
      { name: 'Graph' },
      { name: 'Normalisasi' },
    ],
    courseMaterials: [{ course: 'Basis Data', name: 'Indeks' }],
    sets: sets ?? [
      sampleSet({
        files: [
          sampleFile('answers', 'Kunci.txt', 'Jawaban: 1NF, 2NF, 3NF.'),
          sampleFile('testCases', 'Uji.txt', 'masuk 1\nkeluar 2'),
          sampleFile('questions', 'Soal UTS “Final” – é.pdf', samplePdf(3)),
        ],
      }),
      sampleSet({
        title: 'Kuis Graf',
        subject: 'Struktur Data',
        level: 'Mudah',
        topics: [],
        questionCount: 12,
        updatedAt: '2025-01-02T02:00:00.000Z',
        files: [sampleFile('questions', 'kuis.docx', 'PK-bukan-docx')],
      }),
      sampleSet({ title: 'Arsip', lecturerEmail: null, lecturer: '', files: [] }),
    ],
  };
}
