// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const notFound = {
"title": "Page not found",
"hint": "Its address may be wrong, or the page has moved.",
"home": "Back home",
} as const;
