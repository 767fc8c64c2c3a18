'use client';

import { useFormats } from '@bank-soal/ui/lib/format';
import { useCallback } from 'react';
import type { TagUse } from '../../model/admin-tag.js';
import { useTagMessages } from './tag-messages.js';

/** Puts into words what has a tag, without what has not: '12 paket soal · 3 butir soal · 4 materi'. */
export function useUseText(): (use: TagUse) => string {
  const { formatCount } = useFormats();
  const tagMessages = useTagMessages();
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
