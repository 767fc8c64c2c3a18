'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../../lib/internal/load-part.js';
import type { PdfReaderProps } from './pdf-reader.js';

/** The reader, or what became of fetching it. */
export type LoadedReader = { Reader: ComponentType<PdfReaderProps> } | 'loading' | 'failed';

const load = () => loadPart('react-pdf', () => import('./pdf-reader.js'));

/** Fetches the part of the viewer that reads PDFs, on a page that is about to show one. */
export function preloadPdfReader(): void {
  // A failed load is retried when it is needed.
  load().catch(() => {});
}

/**
 * Fetches the reader's chunk once it is needed, also while the document is still on its way. Unlike `React.lazy`, which remembers a failure, it
 * can be asked to fetch again.
 *
 * @returns the reader, and a function that fetches it again
 */
export function useReader(needed: boolean): readonly [LoadedReader, () => void] {
  const [loaded, setLoaded] = useState<LoadedReader>('loading');

  const fetchReader = useCallback(() => {
    load().then(
      ({ PdfReader }) => setLoaded({ Reader: PdfReader }),
      () => setLoaded('failed'),
    );
  }, []);

  useEffect(() => {
    if (needed) fetchReader();
  }, [needed, fetchReader]);

  return [loaded, fetchReader];
}
