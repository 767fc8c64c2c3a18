// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const comingSoonTexts = {
"title": "Coming Soon",
} as const;
