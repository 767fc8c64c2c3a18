// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const ownSetsTexts = {
"title": "Soal Saya",
} as const;
