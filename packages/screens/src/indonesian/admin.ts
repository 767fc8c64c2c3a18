// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const adminTexts = {
[AREA]: "admin",
"loginNeeded": "Anda perlu login untuk melakukan aksi ini.",
"offline": "Periksa koneksi jaringan Anda.",
"actions": "Aksi",
"add": "Tambah",
"edit": "Edit",
"editName": (name: string) => `Edit ${name}`,
"remove": "Hapus",
"removeName": (name: string) => `Hapus ${name}`,
"save": "Simpan",
"saving": "Menyimpan...",
"cancel": "Batal",
"import": "Impor CSV",
"backToList": "Kembali ke Daftar",
"showAll": "Tampilkan semua",
"results": "Hasil Pencarian",
"noMatchHint": "Tidak ada yang cocok dengan pencarian Anda. Periksa ejaannya, atau pakai kata lain.",
"moreNames": (count: string) => `dan ${count} lainnya`,
} as const;
