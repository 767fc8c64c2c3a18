// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const notFoundTexts = {
"title": "Halaman tidak ditemukan",
} as const;
