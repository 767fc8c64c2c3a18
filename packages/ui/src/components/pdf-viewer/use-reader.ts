'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { PdfReaderProps } from './pdf-reader.js';

/** The reader, or what became of fetching it. */
export type LoadedReader = { Reader: ComponentType<PdfReaderProps> } | 'loading' | 'failed';

/**
 * Fetches the reader's chunk once it is needed. Unlike `React.lazy`, which remembers a failure, it
 * can be asked to fetch again.
 *
 * @returns the reader, and a function that fetches it again
 */
export function useReader(needed: boolean): readonly [LoadedReader, () => void] {
  const [loaded, setLoaded] = useState<LoadedReader>('loading');

  const fetchReader = useCallback(() => {
    import('./pdf-reader.js').then(
      ({ PdfReader }) => setLoaded({ Reader: PdfReader }),
      () => setLoaded('failed'),
    );
  }, []);

  useEffect(() => {
    if (needed) fetchReader();
  }, [needed, fetchReader]);

  return [loaded, fetchReader];
}
