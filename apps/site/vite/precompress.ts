import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Names in here carry a hash of their content, so that no variant can outlive its file. */
const HASHED = /^assets\/.*\.(js|css)$/;

/** Lays the smallest variant beside each script and style: made once, not at the first visit. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => HASHED.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
          await writeFile(join(dir, `${file.fileName}.br`), await compress(bytes, { params }));
        }),
      );
    },
  };
}
