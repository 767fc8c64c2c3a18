// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminOverviewTexts = {
"title": "Ringkasan",
} as const;
