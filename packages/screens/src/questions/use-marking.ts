import { QUESTION_OUTCOMES_MAX } from '@bank-soal/contract/questions';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { QuestionWrites } from '../data/questions/use-question-writes.js';
import { runMany } from '../data/run-many.js';
import { useOutcomesNamed } from '../data/tags/use-outcomes.js';
import { questionsTexts } from '../indonesian/questions.js';
import type { BankQuestion } from '../model/questions/bank-question.js';
import type { Marking } from './mark-dialog.js';

type Value = Marking['value'];

const NOTHING: Value = { outcomeIds: [], cognitive: null };

/** Marks of a question with the added ones. */
function marked({ outcomeIds = [] }: BankQuestion, { outcomeIds: more, cognitive }: Value) {
  const ids = [...new Set([...outcomeIds, ...more])].slice(0, QUESTION_OUTCOMES_MAX);
  return { outcomeIds: ids, ...(cognitive && { cognitive }) };
}

/** Gives many questions of one's own outcomes and a level: what they bear already stays. */
export function useMarking({
  update,
}: QuestionWrites): Marking & { onOpen: (questions: readonly BankQuestion[]) => void } {
  const messages = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  const [questions, setQuestions] = useState<readonly BankQuestion[]>();
  const [course, setCourse] = useState('');
  const [value, setValue] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const outcomes = useOutcomesNamed(questions ? course : '');

  async function submit() {
    if (!questions || busy) return;
    setBusy(true);
    const byId = new Map(questions.map((question) => [question.id, question]));
    try {
      const { done, failed } = await runMany([...byId.keys()], async (id) => {
        const question = byId.get(id);
        if (question) await update(id, marked(question, value));
      });
      setQuestions(undefined);
      if (done.length > 0) toast.success(messages.marked(formatCount(done.length)));
      if (failed.length > 0) toast.error(messages.markFailed(formatCount(failed.length)));
    } catch {
      toast.error(messages.writeFailed);
    } finally {
      setBusy(false);
    }
  }

  return {
    questions,
    course,
    onCourseChange(next) {
      setCourse(next);
      setValue((before) => ({ ...before, outcomeIds: [] }));
    },
    outcomes,
    value,
    onChange: (part) => setValue((before) => ({ ...before, ...part })),
    busy,
    onClose: () => setQuestions(undefined),
    onSubmit: () => void submit(),
    onOpen(chosen) {
      setCourse(chosen[0]?.subject ?? '');
      setValue(NOTHING);
      setQuestions(chosen);
    },
  };
}
