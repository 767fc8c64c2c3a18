import type { ExamKind as StoredKind, Term } from '@bank-soal/contract/sets';

export type ExamKind = 'UTS' | 'UAS' | 'Kuis' | 'Latihan' | 'Remedial' | 'Praktikum' | 'Tryout';

interface ExamShape {
  name: string;
  minutes: number | null;
  nature: string;
  essays: number;
  choices: number;
  rules: string[];
}

const identity = 'Tuliskan nama dan NIM pada lembar soal dan pada setiap lembar jawaban.';
const honesty = 'Dilarang bekerja sama; kecurangan berakibat nilai nol untuk mata kuliah ini.';
const order = 'Soal boleh dikerjakan tidak berurutan; bobot tertera di tepi kanan setiap soal.';
const reasons =
  'Tunjukkan langkah pengerjaan. Jawaban tanpa alasan mendapat paling banyak separuh bobot.';
const closed = 'Gawai, kalkulator, dan catatan disimpan di dalam tas selama ujian berlangsung.';

export const examShapes: Record<ExamKind, ExamShape> = {
  UTS: {
    name: 'Ujian Tengah Semester',
    minutes: 100,
    nature: 'Tertutup',
    essays: 5,
    choices: 0,
    rules: [identity, closed, order, reasons, honesty],
  },
  UAS: {
    name: 'Ujian Akhir Semester',
    minutes: 120,
    nature: 'Satu lembar catatan A4 tulisan tangan',
    essays: 5,
    choices: 5,
    rules: [
      identity,
      'Catatan A4 dikumpulkan bersama lembar jawaban; gawai dan kalkulator disimpan di dalam tas.',
      order,
      reasons,
      honesty,
    ],
  },
  Kuis: {
    name: 'Kuis',
    minutes: 40,
    nature: 'Tertutup',
    essays: 2,
    choices: 5,
    rules: [identity, closed, 'Untuk pilihan ganda, pilih satu jawaban yang paling tepat.'],
  },
  Latihan: {
    name: 'Latihan Soal',
    minutes: null,
    nature: 'Buku terbuka, boleh berdiskusi',
    essays: 4,
    choices: 0,
    rules: [
      'Kerjakan sendiri lebih dahulu, lalu bandingkan dengan teman sekelompok.',
      'Program boleh dijalankan untuk memeriksa jawaban, bukan untuk menggantikan alasan.',
      'Jawaban dibahas pada pertemuan berikutnya.',
    ],
  },
  Remedial: {
    name: 'Ujian Remedial',
    minutes: 90,
    nature: 'Tertutup',
    essays: 4,
    choices: 0,
    rules: [
      identity,
      closed,
      'Nilai remedial menggantikan nilai ujian paling tinggi sampai batas nilai B.',
      reasons,
    ],
  },
  Praktikum: {
    name: 'Ujian Praktikum',
    minutes: 150,
    nature: 'Buku terbuka, tanpa akses internet',
    essays: 3,
    choices: 0,
    rules: [
      'Kerjakan pada komputer laboratorium; simpan setiap soal pada berkas tersendiri.',
      'Program dinilai dengan kasus uji yang diberikan dan beberapa kasus uji yang tidak diberikan.',
      'Program yang tidak dapat dijalankan mendapat paling banyak 40% dari bobot soal.',
      honesty,
    ],
  },
  Tryout: {
    name: 'Try Out',
    minutes: 60,
    nature: 'Tertutup',
    essays: 2,
    choices: 8,
    rules: [
      identity,
      'Untuk pilihan ganda, pilih satu jawaban yang paling tepat; tidak ada pengurangan nilai.',
      order,
    ],
  },
};

/** What a set of an exam says that it is. */
export function storedKind(kind: ExamKind): StoredKind {
  return kind === 'Remedial' || kind === 'Tryout' ? 'Lainnya' : kind;
}

/**
 * The odd semester runs from August to January.
 *
 * @param date 'YYYY-MM-DD'
 */
export function termOf(date: string): Term {
  const month = Number(date.slice(5, 7));
  return month >= 8 || month === 1 ? 'Gasal' : 'Genap';
}
