import type { Id } from '@bank-soal/contract/ids';
import type { BankQuestion } from '../../model/bank-question.js';
import type { BuilderForm } from '../form.js';
import { PLAIN } from '../question.js';
import { isPlain, itemsOf, type PaperDraft } from './paper-draft.js';

/**
 * A paper as the form that the builder writes as text.
 *
 * @param known what is known of its questions, by id
 */
export function toForm(draft: PaperDraft, known: ReadonlyMap<Id, BankQuestion>): BuilderForm {
  return {
    title: draft.title,
    description: draft.description,
    courseTags: draft.courseTags,
    topicTags: draft.topicTags,
    questions: itemsOf(draft).map(({ id, question, level }) => {
      const found = known.get(Number(id));
      const said = { id, question: question.markdown };
      if (found && isPlain(found)) return { ...said, ...PLAIN };
      const subject = found?.subject ?? '';
      const lecturer = found?.lecturer ?? found?.owner?.name ?? '';
      return { ...said, subject, level, type: 'Markdown', lecturer };
    }),
  };
}
