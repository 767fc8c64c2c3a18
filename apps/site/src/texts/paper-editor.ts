// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const paperEditorTexts = {
"title": "Pembuat Form Soal",
} as const;
