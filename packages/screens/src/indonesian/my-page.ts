// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const myPageTexts = {
[AREA]: "myPage",
"title": "Koleksi Saya",
"lead": "Paket soal yang Anda sematkan, buka, kerjakan, dan unduh. Hanya Anda yang dapat melihatnya.",
"lists": "Daftar koleksi",
"pinned": "Disematkan",
"recent": "Terakhir dibuka",
"all": "Lihat semua",
"loading": "Memuat koleksi...",
"failed": "Koleksi Anda tidak dapat dimuat",
"failedHint": "Periksa koneksi jaringan Anda, lalu coba lagi.",
"empty": {
"pinned": "Belum ada yang disematkan. Tekan ikon sematkan pada kartu paket soal.",
"recent": "Belum ada. Paket soal yang Anda buka muncul di sini.",
"done": "Belum ada. Tandai paket soal yang sudah Anda kerjakan pada kartunya.",
"downloaded": "Belum ada. Paket soal yang Anda unduh muncul di sini.",
},
"retry": "Coba Lagi",
"search": "Cari paket soal",
} as const;
