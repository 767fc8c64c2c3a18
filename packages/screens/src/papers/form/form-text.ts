import { type PaperDraft, titleOf } from '../draft/paper-draft.js';
import { questionsOf } from '../draft/visitor-draft.js';
import { type FormWords, INDONESIAN } from './form-words.js';

/**
 * A form as plain text: its head, then each question with its course, level and lecturer.
 *
 * @param words what it says beside what was typed; Indonesian unless given
 */
export function formText(
  form: PaperDraft,
  { messages, nameLevel }: FormWords = INDONESIAN,
): string {
  const head = [titleOf(form), ...(form.description === '' ? [] : [form.description])];
  const questions = questionsOf(form).flatMap((question, index) => [
    `${index + 1}. ${question.question}`,
    `   ${messages.subject}: ${question.subject}`,
    `   ${messages.level}: ${nameLevel(question.level)}`,
    `   ${messages.lecturer}: ${question.lecturer}`,
    '',
  ]);
  const lines = [...head, '', messages.list, '', ...questions];
  return lines.map((line) => `${line}\n`).join('');
}
