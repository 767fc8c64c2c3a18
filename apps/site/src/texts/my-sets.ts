// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const mySetsTexts = {
"title": "Koleksi Saya",
} as const;
