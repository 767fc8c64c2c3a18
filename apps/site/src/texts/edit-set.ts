// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const editSetTexts = {
"title": "Ubah Paket Soal",
} as const;
