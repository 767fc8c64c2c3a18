// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const noticesTexts = {
[AREA]: "notices",
"title": "Pemberitahuan",
"lead": "Komentar dan laporan pada paket soal Anda, tanggapan untuk Anda, dan paket soal baru dari mata kuliah yang Anda ikuti.",
"unread": (count: string) => `${count} pemberitahuan belum dibaca`,
"loading": "Memuat pemberitahuan...",
"failed": "Pemberitahuan tidak dapat dimuat",
"failedHint": "Periksa koneksi jaringan Anda, lalu coba lagi.",
"empty": "Belum ada pemberitahuan",
"emptyHint": "Komentar pada paket soal Anda, tanggapan untuk Anda, dan paket soal baru dari mata kuliah yang Anda ikuti muncul di sini.",
"notRead": "Belum dapat ditandai sudah dibaca. Periksa koneksi jaringan Anda, lalu coba lagi.",
} as const;
