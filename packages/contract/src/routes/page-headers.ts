import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '../sets/question-set-pages.js';

/** Headers in which one page tells of the others. */
export const pageHeaders = (listed: string) => ({
  [TOTAL_COUNT_HEADER]: `Jumlah ${listed} yang cocok, di semua halaman`,
  [NEXT_CURSOR_HEADER]: 'Nilai cursor untuk halaman berikutnya; tidak ada di halaman terakhir',
});
