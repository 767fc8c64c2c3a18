// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminSearchIndexTexts = {
"title": "Pencarian isi file",
} as const;
