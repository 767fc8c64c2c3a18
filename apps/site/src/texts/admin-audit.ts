// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminAuditTexts = {
"title": "Riwayat",
} as const;
