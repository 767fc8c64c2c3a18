'use client';

import useSWRImmutable from 'swr/immutable';
import { useCovers } from '../api/api-provider.js';
import type { QuestionSet } from '../model/question-set.js';
import { keys } from './keys.js';

/** A picture in its own address: it is small, and nothing has to be let go of later. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'));
    reader.readAsDataURL(picture);
  });
}

/** The address of a picture of a set's first page, once it is there. */
export function useCover({ id, lastUpdated, files }: QuestionSet): string | undefined {
  const open = useCovers();
  // What is closed, or brings no questions, has no first page: nobody need ask.
  const isOpen = files.some(({ category }) => category === 'questions');
  // A page that cannot be drawn stays a blank sheet.
  const { data } = useSWRImmutable(
    open && isOpen ? keys.cover(id, lastUpdated) : null,
    async () => {
      const picture = await open?.(id);
      return picture && addressOf(picture);
    },
  );
  return data;
}
