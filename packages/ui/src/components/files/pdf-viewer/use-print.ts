import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './open-pdf.js';
import { printPages } from './print-pages.js';

/** Printing a document, and how far it is. */
export interface Print {
  /** `drawing`: its pages are being drawn for that. */
  state: 'idle' | 'drawing' | 'failed';
  start: () => void;
  /** Takes away what was said of a failure. */
  dismiss: () => void;
}

/** Prints a document. */
export function usePrint(pdf: OpenPdf | null, title: string): Print {
  const [state, setState] = useState<Print['state']>('idle');
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function start() {
    if (!pdf) return;
    const work = new AbortController();
    stop.current = work;
    setState('drawing');
    try {
      await printPages(pdf, title, work.signal);
      setState('idle');
    } catch (error) {
      if (work.signal.aborted) return;
      setState('failed');
      reportError(error);
    }
  }

  return { state, start: () => void start(), dismiss: () => setState('idle') };
}
