/** The library's built-in texts, in Indonesian. A key is `component.text`. */
export const indonesian = {
  'alert.close': 'Tutup pesan',
  'button.busy': 'Sedang diproses',
  'chip.remove': (label: string) => `Hapus ${label}`,
  'completeness.label': 'Kelengkapan Soal',
  'completeness.none': 'Belum Lengkap',
  'completeness.answers': 'Ada Kunci Jawaban',
  'completeness.testCases': 'Ada Test Case',
  'completeness.full': 'Lengkap',
  'dialog.close': 'Tutup',
  'difficulty.label': (level: string) => `Tingkat kesulitan: ${level}`,
  'spinner.label': 'Memuat',
} as const satisfies Record<string, string | ((...values: string[]) => string)>;

/** Every built-in text: a sentence, or a function that makes one. */
export type Strings = {
  [K in keyof typeof indonesian]: (typeof indonesian)[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string;
};
