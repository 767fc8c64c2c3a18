// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const failureTexts = {
[AREA]: "failure",
"noConnection": "tidak ada koneksi ke server",
"unreadable": "jawaban server tidak dapat dibaca",
"status": (status: number) => `kode ${status}`,
"unknown": "penyebab tidak diketahui",
"paused": (seconds: string) => `Server meminta jeda. Perubahan Anda dilanjutkan sendiri dalam ${seconds} detik.`,
} as const;
