import type { Paper, PaperKind } from './paper.js';

/** Title above the rules of a paper. */
export const RULES_TITLE = 'Petunjuk';

const OWN_RULES: Readonly<Record<Exclude<PaperKind, 'questions'>, readonly string[]>> = {
  answers: [
    'Dokumen ini untuk dosen dan asisten; tidak dibagikan sebelum ujian selesai.',
    'Cara lain yang benar dan beralasan mendapat nilai penuh.',
    'Kesalahan hitung dengan langkah yang benar mengurangi paling banyak seperempat bobot.',
  ],
  testCases: [
    'Program dijalankan satu kali untuk setiap kasus; batas waktunya dua detik.',
    'Keluaran dibandingkan baris demi baris; spasi di akhir baris diabaikan.',
    'Bobot bagian dibagi rata pada semua kasusnya.',
  ],
  blueprint: [],
};

/** Rules in the head of a file. */
export const rulesFor = (paper: Paper, kind: PaperKind): readonly string[] =>
  kind === 'questions'
    ? paper.rules
    : kind === 'answers' && paper.keyRules
      ? paper.keyRules
      : OWN_RULES[kind];
