// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const questionEditorTexts = {
[AREA]: "questionEditor",
"write": "Tulis soal baru",
"change": "Ubah soal",
"changedElsewhere": "Soal ini berubah sejak Anda membukanya",
"changedElsewhereText": "Belum ada yang disimpan, dan tulisan Anda masih ada di bawah. Apa pun yang Anda pilih, versi yang lain tetap ada di riwayat soal.",
"otherVersion": (version: string) => `Isi soal sekarang (versi ${version})`,
"saveMine": "Simpan tulisan saya sebagai versi terbaru",
"useTheirs": "Lanjutkan dari versi itu",
"saveApart": "Simpan tulisan saya sebagai soal baru",
"setAside": "Tulisan Anda disisihkan",
"setAsideText": "Yang tampak di bawah adalah isi soal sekarang.",
"bringBack": "Kembalikan tulisan saya",
"failed": "Soal tidak dapat disimpan. Silakan coba lagi.",
"discardTitle": "Buang tulisan Anda?",
"discardText": "Isi yang belum disimpan akan hilang.",
"discardConfirm": "Buang",
"discardCancel": "Lanjut menulis",
} as const;
