import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCallback } from 'react';
import { tagTexts } from '../../indonesian/tag.js';
import type { TagUse } from '../../model/tags/admin-tag.js';

/** Puts into words what has a tag, without what has not: '12 paket soal · 3 butir soal · 4 materi'. */
export function useUseText(): (use: TagUse) => string {
  const { formatCount } = useFormats();
  const tagMessages = useTexts(tagTexts);
  return useCallback(
    ({ sets, questions, materials = 0, course }) => {
      const counts = [
        sets > 0 && tagMessages.inSets(formatCount(sets)),
        questions > 0 && tagMessages.inQuestions(formatCount(questions)),
        materials > 0 && tagMessages.ofMaterials(formatCount(materials)),
      ].filter(Boolean);
      const parts = [counts.length > 0 ? counts.join(' · ') : tagMessages.unused, course];
      return parts.filter(Boolean).join(' · ');
    },
    [formatCount, tagMessages],
  );
}
