// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const loginTexts = {
"title": "Login",
} as const;
