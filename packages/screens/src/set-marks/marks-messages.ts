import type { MySetKind } from '@bank-soal/contract/my-set-kinds';
import { useMessages } from '../messages/use-messages.js';

const kinds: Readonly<Record<MySetKind, string>> = {
  pinned: 'Disematkan',
  recent: 'Terakhir dibuka',
  done: 'Sudah dikerjakan',
  downloaded: 'Pernah diunduh',
};

/** Sentences of what a person notes of sets and courses for themselves. */
export const marksMessages = {
  filter: 'Koleksi saya',
  everything: 'Semua paket soal',
  kinds,
  pin: 'Sematkan',
  done: kinds.done,
  downloaded: kinds.downloaded,
  follow: (course: string) => `Ikuti ${course}`,
  notMarked: 'Belum tersimpan. Periksa koneksi jaringan Anda, lalu coba lagi.',
} as const;

/** {@link marksMessages} as the host words them. */
export const useMarksMessages = () => useMessages('marks', marksMessages);
