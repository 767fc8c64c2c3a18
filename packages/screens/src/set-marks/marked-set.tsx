import { useTexts } from '@bank-soal/ui/lib/texts';
import { SetMarks, type SetMarksProps } from '@bank-soal/ui/sets';
import { toast } from '@bank-soal/ui/toast';
import { type OwnMark, useMark, useMarkedIds } from '../data/sets/use-my-sets.js';
import { marksTexts } from '../indonesian/marks.js';
import { explanationOf } from '../model/failure-reason.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useWording } from '../texts/use-wording.js';

export interface MarkedSetProps extends Pick<SetMarksProps, 'place'> {
  set: QuestionSet;
}

/** Marks of the signed-in person on a set, and how they change; needs an `ApiProvider`. */
export function MarkedSet({ set, place }: MarkedSetProps) {
  const messages = useTexts(marksTexts);
  const inWords = useWording();
  const pinned = useMarkedIds('pinned');
  const done = useMarkedIds('done');
  const downloaded = useMarkedIds('downloaded');
  const mark = useMark();

  async function note(kind: OwnMark, on: boolean) {
    try {
      await mark(kind, set, on);
    } catch (error) {
      toast.error(inWords(explanationOf(error, messages.notMarked)));
    }
  }

  return (
    <SetMarks
      place={place}
      name={set.title}
      labels={messages}
      pinned={pinned?.has(set.id) ?? false}
      done={done?.has(set.id) ?? false}
      downloaded={downloaded?.has(set.id)}
      onPin={pinned && ((on) => void note('pinned', on))}
      onDone={done && ((on) => void note('done', on))}
    />
  );
}
