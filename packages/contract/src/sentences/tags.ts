/** About tags and materials of courses. */
export const TAG_SENTENCES = {
  'required.tag-name': 'Nama tag harus diisi',
  'too-long.tag-name': 'Nama tag maksimal {max} karakter',
  'taken.course-tag': 'Nama tag sudah digunakan',
  'taken.material-tag': 'Tag dengan nama ini sudah ada',
  'changed-meanwhile.material-tag':
    'Tag ini sudah dipindahkan ke mata kuliah lain. Tidak ada yang diubah.',
  'renamed-meanwhile':
    'Sementara itu namanya diganti menjadi "{name}", jadi belum ada yang disimpan. Simpan lagi untuk memakai nama Anda.',
  'invalid.merge-into': 'Tag yang dipertahankan (into) harus tag lain.',
  'not-found.tag-merge': 'Penggabungan ini tidak ditemukan atau sudah tidak dapat diurungkan.',
  'merge-undo-over': 'Penggabungan tag hanya dapat diurungkan dalam {seconds} detik.',
  'tag-of-another-course': 'Tag sudah dipakai mata kuliah lain.',
  'required.material-name': 'Nama materi harus diisi',
  'too-long.material-name': 'Nama materi maksimal {max} karakter',
  'taken.material': 'Materi dengan nama ini sudah ada',
} as const;
