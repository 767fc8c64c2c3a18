import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendFile } from '../../http/send-file.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createViewers } from '../../sets/routes/set-viewer.js';
import { viewOf, visitorOf } from '../../sets/set-view.js';
import { isForAll } from '../file-reads.js';
import { setCover } from '../set-cover.js';

export function setCoverRoutes(services: Services): Handlers {
  const { config, tagOf } = services;
  const viewerOf = createViewers(services);
  const visitor = visitorOf(config);
  return {
    questionSetCover: async ({ c, params }) => {
      const view = viewOf(await viewerOf(c));
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const { cover, file } = await setCover(services, view, params.id, caller);
      return sendFile(c, {
        name: 'Sampul.webp',
        mediaType: 'image/webp',
        size: cover.size,
        etag: tagOf('cover', params.id, cover.key),
        disposition: 'inline',
        revalidates: true,
        vary: VARY_BY_VIEWER,
        isPrivate: !isForAll(file, visitor, view.now),
        open: async (span) => createReadStream('', { fd: await open(cover.path), ...span }),
      });
    },
  };
}
