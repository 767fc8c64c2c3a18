// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminAllSetsTexts = {
"title": "Semua Paket Soal",
} as const;
