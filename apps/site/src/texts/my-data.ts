// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const myDataTexts = {
"title": "Data Saya",
} as const;
