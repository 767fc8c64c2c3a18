// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminMaterialTagsTexts = {
"title": "Manajemen Tag Materi",
} as const;
