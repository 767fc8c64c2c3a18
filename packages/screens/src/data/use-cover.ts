'use client';

import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useCovers } from '../api/api-provider.js';
import type { QuestionSet } from '../model/question-set.js';
import { keys } from './keys.js';

/** The address of a picture of a set's first page, once it is there; for as long as it is shown. */
export function useCover({ id, lastUpdated, files }: QuestionSet): string | undefined {
  const open = useCovers();
  // What is closed, or brings no questions, has no first page: nobody need ask.
  const isOpen = files.some(({ category }) => category === 'questions');
  // A page that cannot be drawn, or is closed, stays a blank sheet: nobody is told which, and nobody asks again.
  const { data: picture } = useSWRImmutable(isOpen ? keys.cover(id, lastUpdated) : null, () =>
    open?.(id),
  );
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
