// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const setArchiveTexts = {
[AREA]: "setArchive",
"name": (title: string) => `Pilih ${title}`,
"chosen": (count: string, size: string) => `${count} paket dipilih, ${size}`,
"tooMany": (count: string, max: string) => `${count} paket dipilih; paling banyak ${max} dalam satu ZIP`,
"tooLarge": (size: string, max: string) => `${size} terlalu besar; paling banyak ${max} dalam satu ZIP`,
"download": "Unduh ZIP",
"stop": "Batalkan unduhan",
"progress": "Mengunduh ZIP",
"bytes": (done: string, all: string) => `${done} dari ${all}`,
"done": (count: string) => `${count} paket soal sudah diunduh sebagai ZIP`,
"refused": (titles: string) => `Tidak dapat diunduh lagi dan dikeluarkan dari pilihan: ${titles}. Unduh sisanya bila perlu.`,
"failed": "Gagal mendownload file",
"file": (day: string) => `Paket soal ${day}.zip`,
} as const;
