// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const noticesTexts = {
"title": "Pemberitahuan",
} as const;
