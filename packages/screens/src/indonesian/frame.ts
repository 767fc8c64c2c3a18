// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const frameTexts = {
[AREA]: "frame",
"name": "Bank Soal Informatika",
"loading": "Memuat Bank Soal...",
"home": "Home",
"search": "Cari Soal",
"questionSets": "Paket Soal",
"upload": "Upload Soal",
"ownSets": "Soal Saya",
"crashed": "Halaman ini tidak dapat ditampilkan",
"crashedHint": "Terjadi kesalahan yang tidak terduga. Muat ulang halaman, atau kembali ke beranda.",
"reload": "Muat ulang",
} as const;
