import { type FindPicture, readMarkdown } from '../markdown/index.js';
import { type Block, paragraphs } from '../model/block.js';
import { boundDepth, LONGEST_TEXT } from './bounds.js';
import type { ExamPaper } from './exam-paper.js';
import { readPicture } from './pictures.js';
import type { Warnings } from './warnings.js';

const REF = /^gambar:([0-9a-f]{64})$/;

/** Reads the Markdown of a question, or of what stands around them. */
export type ReadText = (markdown: string, questionId: number | null) => readonly Block[];

/** The picture that an address names. */
export function findImage({ images }: ExamPaper, address: string) {
  const [, sha = ''] = REF.exec(address) ?? [];
  const image = images?.get(sha);
  return image ? (readPicture(image) ?? 'unreadable') : 'missing';
}

/** The reader of a paper's texts, which says what cannot be printed as it was typed. */
export function createTextReader(paper: ExamPaper, warnings: Warnings): ReadText {
  return (markdown, questionId) => {
    const findPicture: FindPicture = (address, alt, placed) => {
      const image = placed ? findImage(paper, address) : undefined;
      if (typeof image === 'object') return { kind: 'image', image, alt };
      warnings.add(questionId, image ? `image-${image}` : 'image-not-placed', alt || address);
      return undefined;
    };
    if (markdown.length > LONGEST_TEXT) warnings.add(questionId, 'text-too-long');
    const text = markdown.slice(0, LONGEST_TEXT);
    const onTooDeep = () => warnings.add(questionId, 'text-too-deep');
    try {
      return boundDepth(readMarkdown(text, findPicture), onTooDeep);
    } catch (error) {
      // The reader of Markdown calls itself for each level, and ends where there are thousands.
      if (!(error instanceof RangeError)) throw error;
      onTooDeep();
      return paragraphs(text);
    }
  };
}
