import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { builderMessages } from '../../messages/builder.js';
import { type BuilderForm, titleOf } from '../form.js';
import { formTags, questionFacts } from '../form-facts.js';
import type { BuilderQuestion } from '../question.js';
import { type Block, markdownBlocks } from './markdown-blocks.js';
import { documentStyles, MUTED, numbering } from './styles.js';

function muted(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, ...MUTED })] });
}

function plain(text: string): Paragraph[] {
  return text.split('\n').map((line) => new Paragraph(line));
}

function questionBlocks(question: BuilderQuestion, index: number): Block[] {
  const { type, question: text } = question;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      text: builderMessages.question(index + 1),
    }),
    ...(type === 'Markdown' ? markdownBlocks(text) : plain(text)),
    muted(questionFacts(question)),
  ];
}

/** A form as a Word document: questions in Markdown become paragraphs, lists, code and tables. */
export function formDocx(form: BuilderForm): Promise<Blob> {
  const title = titleOf(form);
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    ...(form.description === '' ? [] : plain(form.description)),
    ...formTags(form).map(muted),
    ...form.questions.flatMap(questionBlocks),
  ];
  return Packer.toBlob(
    new Document({ title, styles: documentStyles, numbering, sections: [{ children }] }),
  );
}
