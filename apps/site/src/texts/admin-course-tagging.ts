// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminCourseTaggingTexts = {
"title": "Tagging Mata Kuliah",
} as const;
