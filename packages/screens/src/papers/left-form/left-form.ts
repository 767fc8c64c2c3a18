import { isLevel } from '@bank-soal/contract/levels';
import { type PaperBody, SEED_MAX } from '@bank-soal/contract/paper-body';
import type { QuestionBody } from '@bank-soal/contract/questions';
import { isUntouched, titleOf } from '../form.js';
import { type FormDraft, readFormDraft } from '../form-draft.js';
import { type BuilderQuestion, isOwn, ownQuestion } from '../question.js';

/** A form that was made in this browser and that the server has never seen. */
export interface LeftForm {
  /** Under which name it is stored. */
  key: string;
  /** What is stored. */
  text: string;
  draft: FormDraft;
  /** Made by somebody who was not signed in. */
  isVisitors: boolean;
}

/** What is stored, as a form; undefined where nothing in it would be missed. */
export function toLeftForm(key: string, text: string | null, isVisitors: boolean) {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const draft = readFormDraft(value);
  const isEmpty = isUntouched(draft.form) && !draft.own?.text.trim();
  return isEmpty ? undefined : ({ key, text, draft, isVisitors } satisfies LeftForm);
}

/** Text that still stood in the editor is a question of its own: what it was to replace stays. */
function withOwnText({ form: { questions }, own }: FormDraft): readonly BuilderQuestion[] {
  const text = own?.text.trim() ?? '';
  if (text === '' || questions.some(({ question }) => question === own?.text)) return questions;
  const at = questions.findIndex(({ id }) => id === own?.id);
  return questions.toSpliced(at < 0 ? questions.length : at + 1, 0, ownQuestion('', text));
}

function toBody(question: BuilderQuestion): QuestionBody {
  const { question: text, subject, level, type } = question;
  return {
    kind: type === 'Coding' ? 'kode' : 'uraian',
    // A line of its own is a paragraph in Markdown.
    markdown: type === 'Markdown' ? text : text.replaceAll('\n', '\n\n'),
    ...(!isOwn(question) && { subject, ...(isLevel(level) && { difficulty: level }) }),
  };
}

/** The questions of a form as those of the bank, each once. */
export function questionsOf(draft: FormDraft): QuestionBody[] {
  const bodies = withOwnText(draft)
    .map(toBody)
    .filter(({ markdown }) => markdown?.trim());
  return [...new Map(bodies.map((body) => [body.markdown, body])).values()];
}

/** The same for the same text: a form that is brought twice is known again by it. */
export function seedOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return Math.abs(hash) % SEED_MAX;
}

/**
 * A form as a paper.
 *
 * @param ids of its questions in the bank, in their order
 */
export function paperOf({ draft: { form }, text }: LeftForm, ids: readonly number[]): PaperBody {
  const lines = form.description.split('\n').map((line) => line.trim());
  return {
    title: titleOf(form),
    seed: seedOf(text),
    head: { courseTags: [...form.courseTags], topicTags: [...form.topicTags] },
    instructions: lines.filter((line) => line !== ''),
    sections: [
      { items: [...new Set(ids)].map((questionId) => ({ questionId, space: 'lines4' as const })) },
    ],
  };
}
