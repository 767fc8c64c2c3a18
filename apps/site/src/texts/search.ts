// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const searchTexts = {
"title": "Paket Soal Informatika",
} as const;
