import { type BuilderForm, titleOf } from './form.js';

/** A form as plain text: its head, then each question with its course, level and lecturer. */
export function formText(form: BuilderForm): string {
  const head = [titleOf(form), ...(form.description === '' ? [] : [form.description])];
  const questions = form.questions.flatMap((question, index) => [
    `${index + 1}. ${question.question}`,
    `   Mata Kuliah: ${question.subject}`,
    `   Tingkat Kesulitan: ${question.difficulty}`,
    `   Dosen: ${question.lecturer}`,
    '',
  ]);
  const lines = [...head, '', 'DAFTAR SOAL:', '', ...questions];
  return lines.map((line) => `${line}\n`).join('');
}
