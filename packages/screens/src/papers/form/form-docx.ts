import { renderForm } from '@bank-soal/paper/docx';
import { readMarkdown } from '@bank-soal/paper/markdown';
import { type Paper, type PaperItem, paragraphs } from '@bank-soal/paper/model';
import { type PaperDraft, titleOf } from '../draft/paper-draft.js';
import type { BuilderQuestion } from '../draft/question.js';
import { questionsOf } from '../draft/visitor-draft.js';
import { formTags, questionFacts } from './form-facts.js';
import { type FormWords, INDONESIAN } from './form-words.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function paperItem(question: BuilderQuestion, index: number, words: FormWords): PaperItem {
  const { type, question: text } = question;
  return {
    number: index + 1,
    title: words.messages.question(index + 1),
    body: type === 'Markdown' ? readMarkdown(text) : paragraphs(text),
    options: [],
    parts: [],
    remark: questionFacts(question, words),
  };
}

/** A form as a paper: what was written in Markdown is read, the rest stands as it was typed. */
function formPaper(form: PaperDraft, words: FormWords): Paper {
  const title = titleOf(form);
  const items = questionsOf(form).map((question, index) => paperItem(question, index, words));
  return {
    title,
    name: title,
    intro: form.description === '' ? [] : paragraphs(form.description),
    facts: formTags(form, words),
    rules: [],
    sections: [{ heading: '', notes: [], items }],
  };
}

/** A form as a Word document: questions in Markdown become paragraphs, lists, code and tables. */
export async function formDocx(form: PaperDraft, words: FormWords = INDONESIAN): Promise<Blob> {
  const bytes = await renderForm(formPaper(form, words));
  return new Blob([bytes], { type: DOCX });
}
