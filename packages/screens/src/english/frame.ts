// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const frame = {
"name": "Informatics Question Bank",
"loading": "Loading the question bank...",
"home": "Home",
"search": "Find questions",
"questionSets": "Question sets",
"upload": "Upload questions",
"ownSets": "My question sets",
"crashed": "This page cannot be shown",
"crashedHint": "Something unexpected went wrong. Reload the page, or go back home.",
"reload": "Reload",
} as const;
