// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const adminFrameTexts = {
[AREA]: "adminFrame",
"lecturers": "Dosen",
"accounts": "Akun",
"courseTags": "Mata Kuliah",
"materialTags": "Tagging",
"courseTagging": "Tagging Mata Kuliah",
"audit": "Riwayat",
"searchIndex": "Isi File",
"overview": "Ringkasan",
"allSets": "Paket Soal",
"serverState": "Server",
"site": "Lihat situs",
"comingSoon": "Coming Soon",
} as const;
