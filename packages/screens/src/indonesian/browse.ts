// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const browseTexts = {
[AREA]: "browse",
"title": "Paket Soal",
"lead": "Jelajahi paket soal menurut tingkat kesulitan, mata kuliah, dan topik.",
"sets": "Paket soal",
} as const;
