import type { Words } from './words.js';

const site = 'Bank Soal Matematika';

export const words: Words = {
  site,
  faculty: 'Fakultas Matematika, Universitas Cendana Raya',
  login: 'Masuk',
  courseTags: 'Mata kuliah',
  builder: 'Pembuat Form Soal',
  language: 'Bahasa',
  own: {
    screens: {
      frame: { name: site, search: 'Cari soal ujian' },
      search: {
        title: 'Soal ujian matematika',
        lead: 'Kumpulan soal ujian Fakultas Matematika, lengkap dengan pembahasannya.',
        placeholder: 'Cari mata kuliah, dosen, atau bab',
        fields: { materialTags: { label: 'Bab', placeholder: 'Pilih bab' } },
      },
      login: {
        title: site,
        lead: 'Masuk dengan akun fakultas Anda.',
        emailPlaceholder: 'nama@matematika.ac.id',
        solutions: 'Dengan pembahasan',
        solutionsText: 'Lengkap dengan kunci jawaban dan lampiran.',
      },
      preview: {
        combined: { questions: 'Soal dan lampiran' },
        tabs: { testCases: 'Lampiran' },
        empty: { testCases: 'Tidak ada lampiran' },
      },
      courseTag: { namePlaceholder: 'Aljabar Linear' },
    },
    components: {
      'completeness.testCases': 'Ada Lampiran',
      'header.login': 'Masuk',
      'header.logout': 'Keluar',
      'topics.label': 'Bab',
    },
  },
};
