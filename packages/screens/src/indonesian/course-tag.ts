// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const courseTagTexts = {
[AREA]: "courseTag",
"title": "Manajemen Tag Mata Kuliah",
"lead": "Mata kuliah dipakai untuk mengelompokkan dan mencari paket soal.",
"search": "Cari tag mata kuliah",
"searchPlaceholder": "Cari nama tag",
"caption": "Daftar tag mata kuliah",
"add": "Tambah Tag",
"empty": "Tidak ada tag yang ditemukan.",
"emptyHint": "Tambahkan mata kuliah satu per satu, atau impor dari file CSV.",
"addTitle": "Tambah Tag Mata Kuliah",
"editTitle": "Edit Tag Mata Kuliah",
"nameHint": "Mengganti nama mengubah mata kuliah pada paket soal yang memakainya.",
"namePlaceholder": "Struktur Data",
"loadFailed": "Gagal memuat tag. Silakan coba lagi.",
"removeFailed": "Terjadi kesalahan saat menghapus tag.",
"removeTitle": "Hapus Tag Mata Kuliah",
"removeConfirm": "Aksi ini tidak dapat dibatalkan",
"removeManyTitle": (count: string) => `Hapus ${count} Tag Mata Kuliah`,
"removeNote": "Materi khusus mata kuliah ini ikut terhapus, dan tag materinya dapat dipakai mata kuliah lain.",
"importTitle": "Impor Tag Mata Kuliah",
} as const;
