// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const notFoundTexts = {
[AREA]: "notFound",
"title": "Halaman tidak ditemukan",
"hint": "Alamatnya mungkin keliru, atau halamannya sudah dipindahkan.",
"home": "Kembali ke beranda",
} as const;
