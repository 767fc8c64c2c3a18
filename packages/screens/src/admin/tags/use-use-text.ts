'use client';

import { useFormats } from '@bank-soal/ui/lib/format';
import { useCallback } from 'react';
import type { TagUse } from '../../model/admin-tag.js';
import { useTagMessages } from './tag-messages.js';

/** Puts into words what has a tag: '12 paket soal · 3 butir soal · 4 materi'. */
export function useUseText(): (use: TagUse) => string {
  const { formatCount } = useFormats();
  const tagMessages = useTagMessages();
  return useCallback(
    ({ sets, questions, materials, course }) =>
      [
        tagMessages.inSets(formatCount(sets)),
        tagMessages.inQuestions(formatCount(questions)),
        materials !== undefined && tagMessages.ofMaterials(formatCount(materials)),
        course,
      ]
        .filter(Boolean)
        .join(' · '),
    [formatCount, tagMessages],
  );
}
