'use client';

import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import { useMemo } from 'react';
import { useBuilderMessages } from './builder-messages.js';
import type { FormWords } from './form-words.js';

/** The words in force here, for what is made of a form. */
export function useFormWords(): FormWords {
  const messages = useBuilderMessages();
  const nameLevel = useStrings(basicStrings)['level.word'];
  return useMemo(() => ({ messages, nameLevel }), [messages, nameLevel]);
}
