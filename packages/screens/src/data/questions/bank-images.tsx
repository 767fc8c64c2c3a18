'use client';

import { IMAGE_BYTES_MAX } from '@bank-soal/contract/papers';
import { PAPER_SENTENCES } from '@bank-soal/contract/sentences';
import { type OwnImages, OwnImagesProvider } from '@bank-soal/ui/lib/own-images';
import { type ReactNode, useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { ApiError } from '../../api/errors.js';
import { explanationOf } from '../../model/failure-reason.js';
import { useSession } from '../../session/session-provider.js';
import { useWording } from '../../texts/use-wording.js';
import { callWithRetry } from '../call-with-retry.js';
import { usePause } from '../use-pause.js';

const NAME = /^gambar:/;

/**
 * Gives the texts below it the pictures of the bank: who is signed in sees those of their questions, and puts
 * new ones into what they write. Stands below an `ApiProvider`.
 */
export function BankImages({ children }: { children: ReactNode }) {
  const api = useApi();
  const pause = usePause();
  const inWords = useWording(PAPER_SENTENCES);
  const { user } = useSession();
  const id = user?.id;
  const images = useMemo<OwnImages | undefined>(
    () =>
      id === undefined
        ? undefined
        : {
            open: async (address, signal) =>
              (await api.image({ sha256: address.replace(NAME, ''), signal })).data,
            async keep(file, call) {
              // The server refuses it, too, but only after its bytes were sent.
              if (file.size > IMAGE_BYTES_MAX) {
                throw new ApiError(413, '', undefined, [], { code: 'image-too-large' });
              }
              const kept = () => api.keepImage({ file, ...call });
              return (await callWithRetry(kept, pause, call.signal)).data.ref;
            },
            describeError: (reason) => inWords(explanationOf(reason, '')),
          },
    [api, id, inWords, pause],
  );
  return <OwnImagesProvider images={images}>{children}</OwnImagesProvider>;
}
