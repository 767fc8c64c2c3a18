import { NO_KIND } from '@bank-soal/contract/sets';
import { moreTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';

/** Puts a kind of exam or a term into words, also the choice of sets that say no kind. */
export function useExamWord(): (word: string) => string {
  const texts = useTexts(moreTexts);
  return (word) => (word === NO_KIND ? texts['exam.noKind'] : texts['exam.word'](word));
}
