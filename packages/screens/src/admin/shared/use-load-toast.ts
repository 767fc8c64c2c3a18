'use client';

import { toast } from '@bank-soal/ui/toast';
import { useEffect, useRef } from 'react';
import type { LoadState } from '../../model/load-state.js';
import { ADMIN_TOAST_MS } from './toast-times.js';

/** Says once a visit, and again after each retry, that a list was loaded; never on a silent refresh. */
export function useLoadToast({ status }: LoadState<unknown>, sentence: string): void {
  const said = useRef(false);
  useEffect(() => {
    if (status === 'failed') said.current = false;
    if (status !== 'ready' || said.current) return;
    said.current = true;
    toast.success(sentence, { duration: ADMIN_TOAST_MS, quiet: true });
  }, [status, sentence]);
}
