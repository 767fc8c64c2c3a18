// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const previewTexts = {
"title": "Paket Soal",
} as const;
