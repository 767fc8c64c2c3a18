// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminCourseTagsTexts = {
"title": "Manajemen Tag Mata Kuliah",
} as const;
