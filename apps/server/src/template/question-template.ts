import { renderTemplate } from '@bank-soal/paper/docx';
import {
  type Block,
  type PaperFact,
  type PaperItem,
  type PaperSection,
  paragraph,
  plain,
} from '@bank-soal/paper/model';

export interface Programme {
  name: string;
  faculty: string;
}

const DOTS = '........................';

const FIELDS: readonly PaperFact[] = [
  ['Mata Kuliah', '[Nama mata kuliah]'],
  ['Nama', DOTS],
  ['Dosen Pengampu', '[Nama dosen]'],
  ['NIM', DOTS],
  ['Jenis Ujian', '[Kuis / UTS / UAS]'],
  ['Kelas', DOTS],
  ['Tahun Akademik', '[2025/2026, Ganjil]'],
  ['Hari, Tanggal', '[Hari, tanggal]'],
  ['Tingkat Kesulitan', '[Mudah / Sedang / Sulit]'],
  ['Waktu', '[90 menit]'],
  ['Topik', '[Topik, dipisah koma]'],
  ['Sifat Ujian', '[Buku tertutup]'],
];

const RULES = [
  'Tulis nama, NIM, dan kelas pada lembar jawaban.',
  'Baca setiap soal dengan teliti sebelum menjawab.',
  'Kerjakan secara mandiri; kerja sama tidak diperbolehkan.',
  'Periksa kembali jawaban sebelum dikumpulkan.',
];

const OPTIONS = ['[Pilihan A]', '[Pilihan B]', '[Pilihan C]', '[Pilihan D]'].map((text) => [
  paragraph(text),
]);

const PROGRAM: readonly Block[] = [
  {
    kind: 'code',
    lines: ['int main(void) {', '    // lengkapi di sini', '    return 0;', '}'],
  },
  {
    kind: 'table',
    head: ['Contoh Masukan', 'Contoh Keluaran'].map(plain),
    rows: [['[masukan]', '[keluaran]'].map(plain)],
  },
];

function question(
  number: number,
  text: string,
  points: number,
  rest: Partial<PaperItem> = {},
): PaperItem {
  return { number, title: '', body: [paragraph(text)], options: [], parts: [], points, ...rest };
}

const CODING = '[Jelaskan masalah, batasan masukan, dan keluaran yang diminta.]';

const SECTIONS: readonly PaperSection[] = [
  {
    heading: 'Bagian A – Pilihan Ganda',
    notes: ['Pilih satu jawaban yang paling tepat.'],
    items: [
      question(1, '[Tuliskan soal pilihan ganda di sini.]', 10, { options: OPTIONS }),
      question(2, '[Tuliskan soal pilihan ganda berikutnya di sini.]', 10, { options: OPTIONS }),
    ],
  },
  {
    heading: 'Bagian B – Esai',
    notes: ['Jawab dengan singkat dan jelas.'],
    items: [
      question(3, '[Tuliskan soal esai di sini.]', 20, { space: 3 }),
      question(4, '[Tuliskan soal esai berikutnya di sini.]', 20, { space: 3 }),
    ],
  },
  {
    heading: 'Bagian C – Pemrograman',
    notes: ['Tulis program yang membaca masukan dan mencetak keluaran seperti pada contoh.'],
    items: [question(5, '', 40, { body: [paragraph(CODING), ...PROGRAM] })],
  },
  {
    // For the lecturer; it goes before the exam is printed.
    heading: 'Catatan untuk Penyusun (hapus sebelum dicetak)',
    notes: [
      'Ganti semua teks dalam kurung siku, dan hapus bagian yang tidak dipakai.',
      'Jumlah seluruh bobot sebaiknya 100.',
      'Simpan kunci jawaban dan test case dalam file tersendiri, lalu upload bersama file ini.',
      'Format yang diterima: PDF, DOCX, dan TXT.',
    ],
    items: [],
  },
  {
    // By the same ways of writing the bank takes the questions of a Word file.
    heading: 'Cara Menulis agar Soal Terbaca (hapus sebelum dicetak)',
    notes: [
      'Soal dari file ini dapat diambil ke Butir Soal Saya bila ditulis begini.',
      'Nomor dan pilihan: 1., 2., 3. di depan soal dan A., B., C. di depan pilihan, dihitung Word atau diketik.',
      'Bobot: di akhir soal, misalnya (10 poin) atau [10].',
      'Kunci: tebalkan satu pilihan saja, beri * sebelum hurufnya, atau tulis di bawahnya "Kunci: B". Boleh juga daftar di akhir, di bawah judul Kunci Jawaban.',
      'Pembahasan: satu baris di bawah kunci yang dimulai dengan "Pembahasan:".',
      'Benar-salah: akhiri soal dengan (B/S). Isian: beri garis ____ di tempat jawabannya.',
      'Bacaan bersama: satu baris sebelum bacaannya, misalnya "Untuk soal 3–5".',
      'Program: huruf Courier New atau Consolas. Rumus: Sisipkan > Persamaan. Gambar: PNG atau JPEG di dalam file, bukan tautan.',
      'Topik: judul dengan gaya Heading. Mata kuliah: baris "Mata Kuliah: …" di kepala naskah.',
    ],
    items: [],
  },
];

/** The document that lecturers fill in: heading, identity, instructions, questions. */
export function makeQuestionTemplate({ name, faculty }: Programme): Promise<Uint8Array> {
  return renderTemplate({
    title: 'Template Soal',
    name: '[Judul paket soal]',
    issuer: name,
    faculty,
    facts: FIELDS,
    rules: RULES,
    sections: SECTIONS,
  });
}
