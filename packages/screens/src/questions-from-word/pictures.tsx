'use client';

import type { QuestionBody } from '@bank-soal/contract/questions';
import { imagesIn } from '@bank-soal/contract/questions';
import { type OwnImages, OwnImagesProvider, useOwnImages } from '@bank-soal/ui/lib/own-images';
import { type ReactNode, useMemo } from 'react';

/** Pictures of a file that is not stored, as `data:` addresses by their SHA-256. */
export type Pictures = Readonly<Record<string, string>>;

/** The bytes of a `data:` address. */
function bytesOf(address: string): Blob {
  const [head = '', data = ''] = address.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}

/** Shows the texts below it with the pictures of a file, and with those of the bank. */
export function FilePictures({ pictures, children }: { pictures: Pictures; children: ReactNode }) {
  const stored = useOwnImages();
  const images = useMemo<OwnImages>(
    () => ({
      ...stored,
      open: async (address, signal) => {
        const own = pictures[address.replace(/^gambar:/, '')];
        if (own !== undefined) return bytesOf(own);
        if (!stored) throw new Error('failed to open picture: the host keeps none');
        return stored.open(address, signal);
      },
    }),
    [stored, pictures],
  );
  return <OwnImagesProvider images={images}>{children}</OwnImagesProvider>;
}

/**
 * Stores the pictures of a file that some questions name, each once, and names them in the questions as the bank
 * does.
 */
export async function withStoredPictures(
  bodies: readonly QuestionBody[],
  pictures: Pictures,
  keep: (file: File) => Promise<string>,
): Promise<QuestionBody[]> {
  let text = JSON.stringify(bodies);
  for (const sha256 of imagesIn(text)) {
    const address = pictures[sha256];
    if (address === undefined) continue;
    const blob = bytesOf(address);
    const ref = await keep(new File([blob], 'gambar', { type: blob.type }));
    text = text.replaceAll(`gambar:${sha256}`, ref);
  }
  return JSON.parse(text) as QuestionBody[];
}
