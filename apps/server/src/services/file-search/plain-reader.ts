import { buffer } from 'node:stream/consumers';
import { decodeText } from '@bank-soal/contract/decode-text';
import type { FileStore } from '../../files/file-store.js';
import type { TextReader } from './types.js';

/** Reads plain texts, each as one page. */
export function createPlainReader(store: FileStore): TextReader {
  return {
    version: 1,
    read: async ({ sha256, type }) => {
      if (type !== 'txt') return { state: 'gagal', pages: [] };
      const text = decodeText(await buffer(await store.read(sha256)));
      return { state: text.trim() === '' ? 'tanpa-teks' : 'siap', pages: [text] };
    },
  };
}
