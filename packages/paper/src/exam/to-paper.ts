import type { Block } from '../model/block.js';
import type { Paper, PaperSection } from '../model/paper.js';
import { examHead } from './exam-head.js';
import type { ExamFile, ExamPaper } from './exam-paper.js';
import { createTextReader, findImage } from './read-text.js';
import { createItems } from './to-item.js';
import { variantOf } from './variants.js';
import type { Warnings } from './warnings.js';

function sectionsOf({ sections }: ExamPaper, item: ReturnType<typeof createItems>) {
  let count = 0;
  return sections.map(({ title, note, items }): PaperSection => {
    const numbered = items.map((one) => {
      count += 1;
      return item(one, count);
    });
    return {
      heading: title,
      notes: note.split('\n').filter((line) => line.trim() !== ''),
      items: numbered,
    };
  });
}

function logoOf(paper: ExamPaper, warnings: Warnings): Pick<Paper, 'logo'> {
  const { logo } = paper.head;
  if (!logo) return {};
  const found = findImage(paper, logo);
  if (typeof found === 'object') return { logo: found };
  warnings.add(null, `image-${found}`, 'logo');
  return {};
}

/** One file of a paper as the model has it, from which every format is written. */
export function toPaper(exam: ExamPaper, { part, variant }: ExamFile, warnings: Warnings): Paper {
  const placed = variantOf(exam, variant);
  const read = createTextReader(exam, warnings);
  return {
    ...examHead(exam, variant),
    ...logoOf(exam, warnings),
    intro: exam.instructions.flatMap((text): readonly Block[] => read(text, null)),
    sections: sectionsOf(placed, createItems(read, warnings, part)),
  };
}
