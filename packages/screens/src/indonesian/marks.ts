// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const marksTexts = {
[AREA]: "marks",
"filter": "Koleksi saya",
"everything": "Semua paket soal",
"kinds": {
"pinned": "Disematkan",
"recent": "Terakhir dibuka",
"done": "Sudah dikerjakan",
"downloaded": "Pernah diunduh",
},
"pin": "Sematkan",
"done": "Sudah dikerjakan",
"downloaded": "Pernah diunduh",
"follow": (course: string) => `Ikuti ${course}`,
"notMarked": "Belum tersimpan. Periksa koneksi jaringan Anda, lalu coba lagi.",
} as const;
