// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const questionsTexts = {
"title": "Bank Soal Saya",
} as const;
