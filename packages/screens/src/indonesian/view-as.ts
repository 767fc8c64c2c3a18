// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const viewAsTexts = {
[AREA]: "viewAs",
"label": "Lihat sebagai",
"readers": {
"me": "Saya",
"lecturer": "Dosen",
"user": "Mahasiswa",
"visitor": "Pengunjung",
},
"list": (reader: string) => `Daftar ini seperti yang dilihat ${reader}. Paket soal yang dibuka tetap tampil seperti bagi Anda.`,
} as const;
