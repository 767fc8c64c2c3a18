import { useMessages } from './use-messages.js';

/** Why a call failed, in few words; and what is said while one waits. */
export const failureMessages = {
  noConnection: 'tidak ada koneksi ke server',
  unreadable: 'jawaban server tidak dapat dibaca',
  status: (status: number) => `kode ${status}`,
  unknown: 'penyebab tidak diketahui',
  paused: (seconds: string) =>
    `Server meminta jeda. Perubahan Anda dilanjutkan sendiri dalam ${seconds} detik.`,
} as const;

/** {@link failureMessages} as the host words them. */
export const useFailureMessages = () => useMessages('failure', failureMessages);
