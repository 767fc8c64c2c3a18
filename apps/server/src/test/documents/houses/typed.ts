import { p, t, wordExam } from '../word-exam.js';
import type { House } from './house.js';

const body =
  p(['KEMENTERIAN PENDIDIKAN', 'b'], '\n', ['UNIVERSITAS CONTOH', 'b']) +
  p('SOAL UJIAN AKHIR SEMESTER') +
  p('Mata Kuliah\t: Basis Data\tSKS\t: 3') +
  p('Nama\t: ..............................') +
  p('NIM\t: ..............................') +
  p('A. PETUNJUK UMUM') +
  p('1. Tulis nama dan NIM Anda.') +
  p('2. Kerjakan di lembar jawaban.') +
  p('B. PILIHAN GANDA') +
  p('Pilihlah salah satu jawaban yang paling tepat!') +
  p('1.\tPerintah untuk mengambil data adalah …') +
  p('\ta. INSERT\tb. SELECT\tc. UPDATE\td. DELETE') +
  p('2.\tKunci yang menunjuk ke tabel lain disebut …') +
  p('\ta. kunci primer\t\tc. kunci asing') +
  p('\tb. kunci kandidat\td. kunci super') +
  p(
    '3.\u00a0\u00a0Manakah yang bukan bagian dari ACID?\na.\u00a0Atomicity\nb.\u00a0Consistency\nc.\u00a0Indexing\nd.\u00a0Durability',
  ) +
  p('Untuk soal nomor 4 s.d. 5 perhatikan tabel berikut.') +
  t([p('nim'), p('nilai')], [p('101'), p('80')], [p('102'), p('75')]) +
  p('4.\tBanyaknya baris tabel tersebut adalah … a. 1  b. 2  c. 3') +
  p('5.\tRata-rata nilai adalah ....') +
  p('\ta. 75,0') +
  p('\tb. 77,5') +
  p('\tc. 80,0') +
  p('C. ISIAN SINGKAT') +
  p('6.\tSingkatan dari SQL adalah ______________.') +
  p('7.\tPerintah untuk menghapus tabel adalah ……………') +
  p('D. URAIAN') +
  p('8.\tJelaskan bentuk normal ketiga. (skor 20)') +
  p('9.\tDiketahui relasi R(A, B, C).') +
  p('\ta. Sebutkan kunci kandidatnya! (5 poin)') +
  p('\tb. Apakah R dalam bentuk normal kedua? (5 poin)') +
  p(['KUNCI JAWABAN', 'b']) +
  p('B. Pilihan Ganda') +
  p('1. B\t2. C\t3. C\t4. B\t5. B') +
  p('C. Isian Singkat') +
  p('6. Structured Query Language') +
  p('7. DROP TABLE') +
  p('D. Uraian') +
  p('8. Tidak ada ketergantungan transitif.') +
  p('9. Kunci kandidatnya A.') +
  p('Ya, R dalam bentuk normal kedua.');

/** All typed: tabs, hard blanks, soft breaks, columns made by tabs, numbers that go on, keys by section. */
export const typed: House = {
  document: () => wordExam(body),
  expected: [
    '11 pilihan ¦ Perintah untuk mengambil data adalah … ¦ INSERT / *SELECT / UPDATE / DELETE ¦ @Basis Data',
    '13 pilihan ¦ Kunci yang menunjuk ke tabel lain disebut … ¦ kunci primer / kunci kandidat / *kunci asing / kunci super ¦ @Basis Data',
    '16 pilihan ¦ Manakah yang bukan bagian dari ACID? ¦ Atomicity / Consistency / *Indexing / Durability ¦ @Basis Data',
    '24 pilihan ¦ perhatikan tabel berikut.⏎⏎| nim | nilai |⏎| --- | ----- |⏎| 101 | 80    |⏎| 102 | 75    |⏎⏎Banyaknya baris tabel tersebut adalah … ¦ 1 / *2 / 3 ¦ @Basis Data',
    '25 pilihan ¦ perhatikan tabel berikut.⏎⏎| nim | nilai |⏎| --- | ----- |⏎| 101 | 80    |⏎| 102 | 75    |⏎⏎Rata-rata nilai adalah .... ¦ 75,0 / *77,5 / 80,0 ¦ @Basis Data',
    '30 isian ¦ Singkatan dari SQL adalah ______________. ¦ =Structured Query Language ¦ @Basis Data',
    '31 isian ¦ Perintah untuk menghapus tabel adalah …………… ¦ =DROP TABLE ¦ @Basis Data',
    '33 uraian ¦ Jelaskan bentuk normal ketiga. ¦ =Tidak ada ketergantungan transitif. ¦ 20 poin ¦ @Basis Data',
    '34 uraian ¦ Diketahui relasi R(A, B, C).⏎⏎a. Sebutkan kunci kandidatnya! (5 poin)⏎⏎b. Apakah R dalam bentuk normal kedua? (5 poin) ¦ =Kunci kandidatnya A.⏎⏎Ya, R dalam bentuk normal kedua. ¦ @Basis Data',
  ],
};
