// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const adminAccountsTexts = {
"title": "Semua akun",
} as const;
