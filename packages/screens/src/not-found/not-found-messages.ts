import { useMessages } from '../messages/use-messages.js';

/** Sentences of the 404 page. */
export const notFoundMessages = {
  title: 'Halaman tidak ditemukan',
  hint: 'Alamatnya mungkin keliru, atau halamannya sudah dipindahkan.',
  home: 'Kembali ke beranda',
} as const;

/** {@link notFoundMessages} as the host words them. */
export const useNotFoundMessages = () => useMessages('notFound', notFoundMessages);
