'use client';

import { basicTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { builderTexts } from '../../indonesian/builder.js';
import type { FormWords } from './form-words.js';

/** The words in force here, for what is made of a form. */
export function useFormWords(): FormWords {
  const messages = useTexts(builderTexts);
  const nameLevel = useTexts(basicTexts)['level.word'];
  return useMemo(() => ({ messages, nameLevel }), [messages, nameLevel]);
}
