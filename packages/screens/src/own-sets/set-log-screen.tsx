import { useSetHistory, useSetReads } from '../data/sets/use-set-log.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { SetLogView } from './set-log-view.js';

/** Events of a set, and the readers of its files. */
export function SetLogScreen({
  set,
  onClose,
}: {
  set: Pick<QuestionSet, 'id' | 'title'>;
  onClose: () => void;
}) {
  return (
    <SetLogView
      title={set.title}
      history={useSetHistory(set.id)}
      reads={useSetReads(set.id)}
      onClose={onClose}
    />
  );
}
