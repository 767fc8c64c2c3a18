'use client';

import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './open-pdf.js';
import { printPages } from './print-pages.js';

/**
 * Prints a document.
 *
 * @returns whether its pages are being drawn for that, and a function that begins it
 */
export function usePrint(pdf: OpenPdf | null, title: string): readonly [boolean, () => void] {
  const [printing, setPrinting] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function print() {
    if (!pdf) return;
    const work = new AbortController();
    stop.current = work;
    setPrinting(true);
    printPages(pdf, title, work.signal)
      .catch((error: unknown) => {
        if (!work.signal.aborted) reportError(error);
      })
      .finally(() => setPrinting(false));
  }

  return [printing, print];
}
