import { IMAGE_BYTES_MAX } from '@bank-soal/contract/papers';
import { notFound } from '../../failures/refusal.js';
import type { Handlers } from '../../http/api.js';
import { incomingOf } from '../../http/incoming.js';
import { leastFileBytes, readUpload } from '../../http/read-upload.js';
import { sendFile } from '../../http/send-file.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import type { ByteSpan } from '../../storage/file-store.js';
import { openImage } from '../images/open-image.js';
import { storeImage } from '../images/store-image.js';

const MB = 1024 * 1024;

export function imageRoutes(services: Services): Handlers {
  const { accountLimits, db, log, store, uploads } = services;

  async function read(sha256: string, span?: ByteSpan) {
    try {
      return await store.read(sha256, span);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      log.error({ sha256 }, 'image content is missing');
      throw notFound('image');
    }
  }

  return {
    keepImage: ({ c, user }) =>
      uploads.of(user.id, async ({ receiving, storing }) => {
        const incoming = incomingOf(c);
        await accountLimits.refuseBytes(db, user, leastFileBytes(incoming));
        const parts = await receiving(() => readUpload(incoming, store, IMAGE_BYTES_MAX / MB));
        try {
          const ref = await storing(() => storeImage(services, parts, user));
          return c.json({ ref }, 201);
        } finally {
          await parts.file?.content.discard();
        }
      }),
    image: async ({ c, user, params }) => {
      const { sha256, type, size } = await openImage(db, user, params.sha256);
      return sendFile(c, {
        name: `${sha256.slice(0, 12)}.${type === 'image/png' ? 'png' : 'jpg'}`,
        mediaType: type,
        size,
        // The caller knows the name already.
        etag: `"${sha256}"`,
        vary: VARY_BY_VIEWER,
        disposition: 'inline',
        revalidates: true,
        open: (span) => read(sha256, span),
      });
    },
  };
}
