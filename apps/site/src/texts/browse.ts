// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const browseTexts = {
"title": "Paket Soal",
} as const;
