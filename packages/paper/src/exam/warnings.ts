import type { ExamWarning, ExamWarningCode } from './exam-paper.js';

const SENTENCES: Readonly<Record<ExamWarningCode, string>> = {
  'answer-missing': 'Kunci jawaban belum diisi.',
  'formula-unreadable': 'Rumus ini tidak dapat dibaca dan dicetak apa adanya',
  'image-missing': 'Gambar tidak ditemukan; yang dicetak hanya keterangannya',
  'image-unreadable':
    'Gambar tidak dapat dibaca atau terlalu besar; yang dicetak hanya keterangannya',
  'image-not-placed':
    'Gambar di dalam tabel, judul, tautan, atau huruf tebal dan miring tidak dapat dicetak; yang dicetak hanya keterangannya',
  'text-too-long': 'Teks terlalu panjang; bagian akhirnya tidak dicetak.',
  'text-too-deep':
    'Daftar atau kutipan bertingkat terlalu dalam; tingkat terdalam dicetak sejajar.',
  'nothing-asked': 'Soal masih kosong.',
};

const LONGEST_QUOTE = 60;

/** The typed text, short enough for a sentence. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = Array.from(line.slice(0, LONGEST_QUOTE * 2));
  return signs.length > LONGEST_QUOTE ? `${signs.slice(0, LONGEST_QUOTE).join('')}…` : line;
}

/** Gathers what one paper has to be warned of; the same about the same place once. */
export class Warnings {
  readonly #found = new Map<string, ExamWarning>();

  /** Warns of a question, or of what stands around them; `about` is what was typed. */
  add(questionId: number | null, code: ExamWarningCode, about = ''): void {
    const sentence = SENTENCES[code];
    const message = sentence.endsWith('.')
      ? sentence
      : `${sentence}${about.trim() === '' ? '' : `: ${quoted(about)}`}`;
    const warning = { questionId, code, message };
    this.#found.set(JSON.stringify(warning), warning);
  }

  /** In the order in which they were found. */
  get all(): ExamWarning[] {
    return [...this.#found.values()];
  }
}
