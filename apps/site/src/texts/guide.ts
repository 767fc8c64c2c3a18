// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const guideTexts = {
"title": "Panduan",
} as const;
