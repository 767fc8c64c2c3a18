// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const fileTexts = {
[AREA]: "file",
"noQuestionFile": "File soal tidak ditemukan",
"downloadFailed": "Gagal mendownload file",
"download": "Unduh",
"downloadAll": "Unduh semua",
"questionsOnly": "Soal saja; kuncinya ada di halaman paket soal",
"withKey": "dengan kunci",
"withoutKey": "tanpa kunci",
} as const;
