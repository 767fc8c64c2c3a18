// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminServerTexts = {
"title": "Keadaan server",
} as const;
