// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const fileSearchTexts = {
[AREA]: "fileSearch",
"lead": "Cari kata di dalam file soal, kunci jawaban, dan test case.",
"label": "Cari di dalam file",
"placeholder": "Kata dari soalnya, seperti rotasi pohon AVL",
"results": "Hasil pencarian isi file",
"inside": (count: string) => `Di dalam file (${count})`,
"category": {
"label": "Jenis berkas",
"placeholder": "Pilih jenis berkas",
},
"categories": {
"questions": "Soal",
"answers": "Kunci jawaban",
"testCases": "Test case",
},
"sorts": {
"rank": "Paling cocok",
"newest": "Terbaru",
},
"searching": "Mencari di dalam file...",
"found": (count: string) => `Ditemukan di ${count} file`,
"foundMore": (count: string) => `Ditemukan di lebih dari ${count} file`,
"newestOnly": "Terlalu banyak untuk diurutkan menurut kecocokan: yang terbaru lebih dulu.",
"start": "Cari kata yang ada di dalam soal",
"startHint": "Semua kata harus ada dalam satu file. Bentuk lain dari sebuah kata ikut ditemukan: rotasi, merotasikan, dirotasi.",
"empty": "Tidak ada file yang memuat semua kata itu",
"emptyHint": "Hasil pindaian dan gambar tidak mempunyai teks, jadi isinya tidak dapat dicari. File yang baru diupload dapat dicari beberapa saat kemudian.",
"emptyFilters": "Periksa ejaannya, pakai lebih sedikit kata, atau hapus sebagian filter.",
"emptyWords": "Periksa ejaannya, atau pakai lebih sedikit kata.",
"clearFilters": "Hapus semua filter",
"inTitles": "Cari di judul & topik",
"failed": "Isi file tidak dapat dicari",
} as const;
