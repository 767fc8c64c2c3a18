// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const ownPapersTexts = {
"title": "Kertas Saya",
} as const;
