'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Callbacks of an upload in progress. */
export interface KeepImageCall {
  /** Called with the share of the bytes that were sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Gives the picture up. */
  signal?: AbortSignal;
}

/** The pictures that the host keeps: named `gambar:<sha256>` in Markdown, and in nobody's address bar. */
export interface OwnImages {
  /** The bytes of a picture, by what Markdown names it. */
  open: (address: string, signal: AbortSignal) => Promise<Blob>;
  /**
   * Keeps a PNG or a JPEG and returns what Markdown names it. Without it nothing can be chosen, pasted or
   * dropped into a text.
   */
  keep?: (file: File, call: KeepImageCall) => Promise<string>;
  /** Words why a picture could not be kept. */
  describeError?: (reason: unknown) => string;
}

const OwnImagesContext = createContext<OwnImages | undefined>(undefined);

/**
 * Gives every text below it the host's own pictures: MarkdownView shows them, MarkdownEditor takes new ones.
 * Keep `images` the same while the person is.
 */
export function OwnImagesProvider({
  images,
  children,
}: {
  images: OwnImages | undefined;
  children: ReactNode;
}) {
  return <OwnImagesContext value={images}>{children}</OwnImagesContext>;
}

/** The host's own pictures; undefined where it has none. */
export function useOwnImages(): OwnImages | undefined {
  return useContext(OwnImagesContext);
}
