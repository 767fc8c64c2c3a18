import { createHash } from 'node:crypto';
import type { QuestionFields } from '@bank-soal/contract/questions';
import { foldText, foldTopics } from '@bank-soal/contract/sets';

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The same for questions that ask the same, whatever their case and spaces and the order of options. */
export function contentKey({ markdown, options }: Pick<QuestionFields, 'markdown' | 'options'>) {
  const texts = [folded(markdown), ...options.map((one) => folded(one.markdown)).toSorted()];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** Columns of a question that lists query. */
export function questionColumns(fields: QuestionFields, lecturer: string) {
  const { kind, difficulty, visibility, markdown, options, subject, topics } = fields;
  const { cognitive = null } = fields;
  return {
    kind,
    level: difficulty,
    cognitive,
    visibility,
    content_key: contentKey(fields),
    search_text: foldTopics([markdown, ...options.map((option) => option.markdown)]),
    search_subject: foldText(subject),
    search_lecturer: foldText(lecturer),
    search_topics: foldTopics(topics),
  };
}
