// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const builderTexts = {
"title": "Pembuat Form Soal",
} as const;
