import { formatMoment, useFormatOptions } from '@bank-soal/ui/lib/format';
import { basicTexts, moreTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';

/** Puts a value of the wire as people read it. */
export type ValueWords = (value: string) => string;

/** Words of a closed list; what is not in it stays as it is. */
export const among =
  (words: Readonly<Record<string, string>>): ValueWords =>
  (value) =>
    words[value] ?? value;

/**
 * How the facts of a set read: audiences and exams in words, moments in the site's zone.
 *
 * @param owner what a set is called that only its owner sees
 */
export function useSetWords(owner: string): Readonly<Record<string, ValueWords>> {
  const strings = useTexts(moreTexts);
  const levelWord = useTexts(basicTexts)['level.word'];
  const options = useFormatOptions();
  return useMemo(() => {
    const audience = among({
      public: strings['audience.public'],
      users: strings['audience.users'],
      lecturers: strings['audience.lecturers'],
      owner,
    });
    const moment: ValueWords = (value) => formatMoment(value, options);
    return {
      visibility: audience,
      keyVisibility: audience,
      availableFrom: moment,
      keyFrom: moment,
      level: levelWord,
      examKind: strings['exam.word'],
      term: strings['exam.word'],
    };
  }, [owner, strings, levelWord, options]);
}
