import type { Handlers } from '../../http/api.js';
import { incomingOf } from '../../http/incoming.js';
import { leastFileBytes, readUpload } from '../../http/read-upload.js';
import { messages, said } from '../../http/said.js';
import type { Services } from '../../services.js';
import { deleteFile, removableFile } from '../delete-file.js';
import { coverAhead } from '../set-cover.js';
import { storeUpload } from '../upload-file.js';

export function fileWriteRoutes(services: Services): Handlers {
  const { accountLimits, config, contents, db, setList, store, textQueue, uploads } = services;

  return {
    uploadFile: ({ c, user }) =>
      uploads.of(user.id, async ({ receiving, storing }) => {
        const incoming = incomingOf(c);
        // A file that cannot be stored need not be sent first.
        await accountLimits.refuseBytes(db, user, leastFileBytes(incoming));
        const parts = await receiving(() =>
          readUpload(incoming, store, config.settings.MAX_UPLOAD_MB),
        );
        try {
          const { setId, answer } = await storing(() => storeUpload(services, parts, user));
          setList.changed(setId);
          textQueue?.wake();
          if (config.settings.INDEX_FILES) coverAhead(services, setId).catch(() => undefined);
          return said(c, { message: messages().fileUploaded, file: answer }, 201);
        } finally {
          await parts.file?.content.discard();
        }
      }),
    deleteFile: {
      guard: ({ params, user }) => removableFile(db, params.id, user),
      handle: async ({ c, params, user }) => {
        setList.changed(await deleteFile(db, contents, params.id, user));
        return said(c, { message: messages().fileDeleted });
      },
    },
  };
}
