import { useMessages } from './use-messages.js';

/** Why a call failed, in few words. */
export const failureMessages = {
  noConnection: 'tidak ada koneksi ke server',
  unreadable: 'jawaban server tidak dapat dibaca',
  status: (status: number) => `kode ${status}`,
  unknown: 'penyebab tidak diketahui',
} as const;

/** {@link failureMessages} as the host words them. */
export const useFailureMessages = () => useMessages('failure', failureMessages);
