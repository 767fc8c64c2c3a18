import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { type BuilderForm, titleOf } from '../form.js';
import { formTags, questionFacts } from '../form-facts.js';
import { type FormWords, INDONESIAN } from '../form-words.js';
import type { BuilderQuestion } from '../question.js';
import { type Block, markdownBlocks } from './markdown-blocks.js';
import { documentStyles, MUTED, numbering } from './styles.js';

function muted(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, ...MUTED })] });
}

function plain(text: string): Paragraph[] {
  return text.split('\n').map((line) => new Paragraph(line));
}

function questionBlocks(question: BuilderQuestion, index: number, words: FormWords): Block[] {
  const { type, question: text } = question;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      text: words.messages.question(index + 1),
    }),
    ...(type === 'Markdown' ? markdownBlocks(text) : plain(text)),
    muted(questionFacts(question, words)),
  ];
}

/** A form as a Word document: questions in Markdown become paragraphs, lists, code and tables. */
export function formDocx(form: BuilderForm, words: FormWords = INDONESIAN): Promise<Blob> {
  const title = titleOf(form);
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    ...(form.description === '' ? [] : plain(form.description)),
    ...formTags(form, words).map(muted),
    ...form.questions.flatMap((question, index) => questionBlocks(question, index, words)),
  ];
  return Packer.toBlob(
    new Document({ title, styles: documentStyles, numbering, sections: [{ children }] }),
  );
}
