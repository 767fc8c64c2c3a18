import { type BuilderForm, titleOf } from './form.js';
import { type FormWords, INDONESIAN } from './form-words.js';

/**
 * A form as plain text: its head, then each question with its course, level and lecturer.
 *
 * @param words what it says beside what was typed; Indonesian unless given
 */
export function formText(
  form: BuilderForm,
  { messages, nameLevel }: FormWords = INDONESIAN,
): string {
  const head = [titleOf(form), ...(form.description === '' ? [] : [form.description])];
  const questions = form.questions.flatMap((question, index) => [
    `${index + 1}. ${question.question}`,
    `   ${messages.subject}: ${question.subject}`,
    `   ${messages.level}: ${nameLevel(question.level)}`,
    `   ${messages.lecturer}: ${question.lecturer}`,
    '',
  ]);
  const lines = [...head, '', messages.list, '', ...questions];
  return lines.map((line) => `${line}\n`).join('');
}
