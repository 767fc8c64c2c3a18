// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminLecturersTexts = {
"title": "Manajemen Dosen",
} as const;
