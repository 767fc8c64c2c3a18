// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const uploadTexts = {
"title": "Upload Soal Baru",
} as const;
