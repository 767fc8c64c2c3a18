import type { Id } from '@bank-soal/contract/ids';
import type { BankQuestion } from '../../model/bank-question.js';
import type { BuilderForm } from '../form.js';
import { itemsOf, type PaperDraft } from './paper-draft.js';

const NONE: readonly string[] = [];

/** What each kind of question is called among the types of the bank. */
const TYPES = {
  pilihan: 'Markdown',
  'benar-salah': 'Markdown',
  isian: 'Essay',
  uraian: 'Essay',
  kode: 'Coding',
} as const;

/**
 * A paper as the form that the builder writes as text.
 *
 * @param known what is known of its questions, by id
 */
export function toForm(draft: PaperDraft, known: ReadonlyMap<Id, BankQuestion>): BuilderForm {
  return {
    title: draft.title,
    description: draft.head.instructions.join('\n'),
    courseTags: NONE,
    topicTags: NONE,
    questions: itemsOf(draft).map(({ id, question, level }) => {
      const found = known.get(Number(id));
      return {
        id,
        question: question.markdown,
        subject: found?.subject ?? '',
        level,
        type: TYPES[question.kind],
        lecturer: found?.owner?.name ?? '',
      };
    }),
  };
}
