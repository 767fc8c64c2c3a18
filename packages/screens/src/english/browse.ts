// Written by scripts/texts/compile.mjs: change catalogs/*.json.
export const browse = {
"title": "Question sets",
"lead": "Browse question sets by difficulty, course, and topic.",
"sets": "Question sets",
} as const;
