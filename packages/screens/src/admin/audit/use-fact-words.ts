import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { auditTexts } from '../../indonesian/audit.js';
import { among, useSetWords, type ValueWords } from '../../texts/use-set-words.js';

/** Puts the value of a fact as people read it. */
export function useFactWords(): (field: string, value: string) => string {
  const { values } = useTexts(auditTexts);
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
