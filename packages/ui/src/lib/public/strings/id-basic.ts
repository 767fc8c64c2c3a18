/** The texts of the small parts that are on every page; the others are in `id.ts`. */
export const basicStrings = {
  'chip.remove': (label: string) => `Hapus ${label}`,
  'completeness.answers': 'Ada Kunci Jawaban',
  'completeness.full': 'Lengkap',
  'completeness.label': 'Kelengkapan Soal',
  'completeness.none': 'Belum Lengkap',
  'completeness.testCases': 'Ada Test Case',
  'dialog.close': 'Tutup',
  'level.label': (level: string) => `Tingkat kesulitan: ${level}`,
  /** A level as people read it; the words of the wire are Indonesian. */
  'level.word': (level: string) => level,
  'downloads.count': (count: string) => `${count} unduhan`,
  'field.optional': 'opsional',
  /** How dates and numbers are written: a BCP 47 tag. */
  'format.locale': 'id-ID',
  'link.external': 'buka di tab baru',
  'progressBar.label': 'Kemajuan',
  'spinner.label': 'Memuat',
  'topics.label': 'Topik',
  'topics.more': (count: string, topics: string) => `dan ${count} topik lain: ${topics}`,
  'updated.label': 'Terakhir diperbarui',
} as const satisfies Record<string, string | ((...values: string[]) => string)>;
