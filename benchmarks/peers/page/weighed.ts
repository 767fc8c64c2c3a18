export const STEPS = ['Informasi', 'Berkas', 'Akses'];
export const FACTS = [
  ['Mata kuliah', 'Struktur Data'],
  ['Tahun', '2026'],
] as const;
export const LINKS = ['paket', 'topik', 'akun'];
