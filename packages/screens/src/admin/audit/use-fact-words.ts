'use client';

import { useMemo } from 'react';
import { among, useSetWords, type ValueWords } from '../../messages/use-set-words.js';
import { useAuditMessages } from './audit-messages.js';

/** Puts the value of a fact as people read it. */
export function useFactWords(): (field: string, value: string) => string {
  const { values } = useAuditMessages();
  const ofSets = useSetWords(values.owner);
  return useMemo(() => {
    const words: Readonly<Record<string, ValueWords>> = {
      ...ofSets,
      kind: among(values.kinds),
      type: among(values.types),
      status: among(values.statuses),
      passwordChanged: among(values.answers),
    };
    return (field, value) => words[field]?.(value) ?? value;
  }, [values, ofSets]);
}
