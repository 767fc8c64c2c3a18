import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { useSetWrites } from '../data/sets/use-set-writes.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useWriteFailure } from './use-write-failure.js';

type Named = Pick<QuestionSet, 'id' | 'title'>;

/** Long enough to read it and to change one's mind. */
const UNDO_MS = 8000;

/** That a set is gone is no longer true once it is back. */
const subjectOf = (id: number) => `set ${id}`;

/** Taking sets away and bringing them back, with what is said about it. */
export function useWithdrawal() {
  const writes = useSetWrites();
  const messages = useTexts(ownSetsTexts);
  const failureOf = useWriteFailure();
  const running = useRef(new Set<number>());
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());

  const actions = useMemo(() => {
    async function restore({ id }: Named) {
      if (running.current.has(id)) return;
      running.current.add(id);
      setRestoring(new Set(running.current));
      try {
        await writes.restore(id);
        toast.success(messages.restoredToast, { subject: subjectOf(id) });
      } catch (error) {
        toast.error(failureOf(error).sentence, { subject: subjectOf(id) });
      } finally {
        running.current.delete(id);
        setRestoring(new Set(running.current));
      }
    }

    return {
      restore: (set: Named) => void restore(set),
      /** Rejects as the API does. */
      async deleteForever({ id }: Named) {
        await writes.deleteForever(id);
        toast.success(messages.deletedToast, { subject: subjectOf(id) });
      },
      /** Rejects as the API does. */
      async withdraw(set: Named) {
        await writes.withdraw(set.id);
        const undo = { label: messages.undo, onSelect: () => void restore(set) };
        const subject = subjectOf(set.id);
        toast.success(messages.withdrawnToast, { duration: UNDO_MS, action: undo, subject });
      },
    };
  }, [writes, messages, failureOf]);
  return { restoring, ...actions };
}
