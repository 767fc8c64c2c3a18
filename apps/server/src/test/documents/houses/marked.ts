import { h, p, t, wordExam } from '../word-exam.js';
import type { House } from './house.js';

const body =
  p(['BANK SOAL KEAMANAN INFORMASI', 'b']) +
  p('Matakuliah : Keamanan Informasi          Kelas : 3A') +
  p('Tata Tertib:') +
  p('1. Dilarang menyontek.') +
  p('2. Dilarang meminjam alat tulis.') +
  h('BAB I Kriptografi') +
  p('No. 1 Algoritma kunci publik adalah') +
  p('(a) AES') +
  p('(b) ', ['RSA', 'u']) +
  p('(c) DES') +
  p('Pembahasan: AES dan DES memakai kunci simetris.') +
  p('No. 2 Fungsi hash yang sudah tidak aman:') +
  p('*(a) MD5') +
  p('(b) SHA-256') +
  p('*(c) SHA-1') +
  p('No. 3 Panjang kunci AES ….') +
  p('(a) ', ['128 bit', 'b']) +
  p('(b) ', ['192 bit', 'yellow']) +
  p('(c) 64 bit') +
  h('BAB II Jaringan') +
  p('No. 4 Firewall bekerja pada lapisan …') +
  p('(a) fisik') +
  p('(b) jaringan') +
  p('No. 6 Perhatikan tabel berikut.') +
  t([p('Port'), p('Layanan')], [p('22'), p('SSH')]) +
  p('Layanan pada port 22 adalah …') +
  p('(a) HTTP   (b) SSH   (c) FTP') +
  p('Kunci : b. SSH') +
  h('Benar / Salah') +
  t(
    [p('No'), p('Pernyataan'), p('B'), p('S')],
    [p('1'), p('VPN mengenkripsi lalu lintas data.'), p('X'), p('')],
    [p('2'), p('WEP lebih aman daripada WPA2.'), p(''), p('X')],
  ) +
  h('Isian') +
  p('1. Serangan yang membanjiri peladen disebut ………… .') +
  p('Jawaban: DDoS') +
  p('Skor 5') +
  p('2. Kepanjangan dari PKI adalah ____________') +
  p('Jawaban: Public Key Infrastructure') +
  p('Skor 5') +
  p('*** Selamat mengerjakan, semoga sukses! ***');

/** A bank of questions with keys by underlines, asterisks and lines, a gap, and two marks that differ. */
export const marked: House = {
  document: () => wordExam(body),
  expected: [
    '7 pilihan ¦ Algoritma kunci publik adalah ¦ AES / *RSA / DES ¦ ?AES dan DES memakai kunci simetris. ¦ #Kriptografi ¦ @Keamanan Informasi',
    '12 pilihan ¦ Fungsi hash yang sudah tidak aman: ¦ *MD5 / SHA-256 / *SHA-1 ¦ #Kriptografi ¦ @Keamanan Informasi',
    '16 pilihan ¦ Panjang kunci AES …. ¦ 128 bit / *192 bit / 64 bit ¦ #Kriptografi ¦ @Keamanan Informasi ¦ !unsure-key',
    '21 pilihan ¦ Firewall bekerja pada lapisan … ¦ !no-key',
    '24 pilihan ¦ Perhatikan tabel berikut.⏎⏎| Port | Layanan |⏎| ---- | ------- |⏎| 22   | SSH     |⏎⏎Layanan pada port 22 adalah … ¦ HTTP / *SSH / FTP ¦ #Jaringan ¦ @Keamanan Informasi ¦ !unsure-boundary',
    '37 benar-salah ¦ VPN mengenkripsi lalu lintas data. ¦ =benar ¦ @Keamanan Informasi',
    '41 benar-salah ¦ WEP lebih aman daripada WPA2. ¦ =salah ¦ @Keamanan Informasi',
    '46 isian ¦ Serangan yang membanjiri peladen disebut ………… . ¦ =DDoS ¦ 5 poin ¦ @Keamanan Informasi',
    '49 isian ¦ Kepanjangan dari PKI adalah ____________ ¦ =Public Key Infrastructure ¦ 5 poin ¦ @Keamanan Informasi',
  ],
};
