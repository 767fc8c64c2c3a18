'use client';

import { useEffect } from 'react';
import { atMoment } from './at-moment.js';
import { useStableCallback } from './use-stable-callback.js';

/**
 * Calls when a moment comes, and again while it stays the same.
 *
 * @param at ISO 8601; `null` for none
 */
export function useMoment(at: string | null, onCome: () => void): void {
  const come = useStableCallback(onCome);
  useEffect(() => {
    const moment = Date.parse(at ?? '');
    return Number.isNaN(moment) ? undefined : atMoment(moment, come, document);
  }, [at, come]);
}
