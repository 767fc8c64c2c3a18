// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { AREA } from '@bank-soal/ui/lib/indonesian';
export const leftFormTexts = {
[AREA]: "leftForm",
"title": (title: string, questions: string) => `Form "${title}" (${questions} soal) tersimpan di peramban ini`,
"ownText": "Anda menyusunnya sebelum naskah disimpan di server.",
"visitorText": "Form ini disusun di peramban ini tanpa masuk.",
"bring": "Bawa ke Kertas Saya",
"brought": "Form ada di Kertas Saya",
"failed": (reason: string | null | undefined) => `${!reason ? `Form tidak dapat dibawa.` : `${reason}`} Isinya tetap ada di peramban ini. Silakan coba lagi.`,
"refused": (question: string, reason: string) => `Soal "${question}" tidak dapat dibawa: ${reason} Form tetap ada di peramban ini.`,
"discard": "Hapus dari peramban",
"discardTitle": "Hapus form ini dari peramban?",
"discardText": (title: string) => `"${title}" akan hilang untuk selamanya.`,
"discarded": "Form dihapus dari peramban",
} as const;
