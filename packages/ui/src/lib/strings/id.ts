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
  'downloads.count': (count: string) => `${count} unduhan`,
  'file.download': 'Unduh',
  'file.downloadName': (name: string) => `Unduh ${name}`,
  'file.remove': (name: string) => `Hapus ${name}`,
  'pdf.count': (count: string) => `dari ${count}`,
  'pdf.exitFullScreen': 'Keluar dari layar penuh',
  'pdf.failed': 'Gagal memuat PDF',
  'pdf.fit': 'Sesuaikan lebar',
  'pdf.fullScreen': 'Layar penuh',
  'pdf.jump': 'Ke halaman',
  'pdf.loading': 'Memuat PDF',
  'pdf.next': 'Halaman berikutnya',
  'pdf.page': (page: string, count: string) => `Halaman ${page} dari ${count}`,
  'pdf.pageName': (page: string) => `Halaman ${page}`,
  'pdf.previous': 'Halaman sebelumnya',
  'pdf.toolbar': (label: string) => `Kendali ${label}`,
  'pdf.zoom': (percent: string) => `Pembesaran ${percent}%`,
  'pdf.zoomIn': 'Perbesar',
  'pdf.zoomOut': 'Perkecil',
  'results.count': (count: string) => `Menampilkan ${count} hasil pencarian`,
  'failure.retry': 'Coba Lagi',
  'setCard.lecturer': 'Dosen',
  'setCard.loading': 'Memuat paket soal',
  'setCard.subject': 'Mata kuliah',
  'spinner.label': 'Memuat',
  'textPreview.failed': 'Error loading file content',
  'textPreview.loading': 'Memuat isi berkas',
  'topics.label': 'Topik',
  'topics.more': (count: string, topics: string) => `dan ${count} topik lain: ${topics}`,
  'unsupported.document': 'Dokumen Word tidak dapat ditampilkan di sini. Silakan unduh berkasnya.',
  'unsupported.message': 'Tipe file tidak didukung untuk preview',
  'updated.label': 'Terakhir diperbarui',
} as const satisfies Record<string, string | ((...values: string[]) => string)>;

/** Every built-in text: a sentence, or a function that makes one. */
export type Strings = {
  [K in keyof typeof indonesian]: (typeof indonesian)[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string;
};
