import { useMessages } from '../../messages/use-messages.js';

/** Sentences that both kinds of tags have. */
export const tagMessages = {
  name: 'Nama Tag',
  uses: 'Dipakai',
  unused: 'Belum dipakai',
  inSets: (count: string) => `${count} paket soal`,
  inQuestions: (count: string) => `${count} butir soal`,
  ofMaterials: (count: string) => `${count} materi`,
  removeUses: (uses: string) => `Dipakai: ${uses}. Namanya tetap tertulis di sana.`,
  merge: 'Gabungkan',
  mergeTitle: 'Gabungkan 2 Tag',
  mergeText: (gone: string, kept: string) => `Yang memakai “${gone}” akan memakai “${kept}”.`,
  mergeKeep: 'Tag yang dipertahankan',
  mergeMoves: (uses: string) => `Yang pindah: ${uses}`,
  mergeNote:
    'Paket soal yang ditarik ikut dihitung. Penggabungan dapat diurungkan dalam satu menit.',
  merged: (gone: string, kept: string) => `“${gone}” digabungkan ke “${kept}”`,
  mergeFailed: 'Tag tidak dapat digabungkan. Silakan coba lagi.',
  undo: 'Urungkan',
  unmerged: 'Penggabungan diurungkan',
  created: 'Tanggal Dibuat',
  updated: 'Terakhir Diubah',
  total: 'Total Tag',
  active: 'Tag Aktif',
  loaded: 'Daftar tag berhasil dimuat',
  added: 'Tag berhasil ditambahkan',
  changed: 'Tag berhasil diperbarui',
  removed: 'Tag berhasil dihapus',
  removedMany: (count: string) => `${count} tag berhasil dihapus`,
  imported: (count: string) => `${count} tag berhasil ditambahkan`,
  saveFailed: 'Terjadi kesalahan saat menyimpan tag.',
  partly: (failed: string, reason: string) => `${failed} tag tidak berhasil dihapus: ${reason}`,
  importFailed: 'Gagal mengimpor tag. Silakan coba lagi.',
  missing: 'Tag tidak ditemukan',
  missingHint: 'Tag ini mungkin sudah dihapus.',
  empty: 'Tidak ada tag yang ditemukan.',
} as const;

/** {@link tagMessages} as the host words them. */
export const useTagMessages = () => useMessages('tag', tagMessages);
