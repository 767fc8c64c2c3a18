import type { Block } from '../model/block.js';
import type { Paper, PaperSection } from '../model/paper.js';
import { paperCode } from './code.js';
import type { ExamFile, ExamPaper } from './exam-paper.js';
import { courseName, examDay, examName, headFacts } from './head-facts.js';
import { createTextReader, findImage } from './read-text.js';
import { createItems } from './to-item.js';
import { variantOf } from './variants.js';
import type { Warnings } from './warnings.js';

const KEY_RULES = ['Kunci ini untuk penilai; jangan dibagikan sebelum ujian selesai.'];

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
  const { head } = exam;
  const read = createTextReader(exam, warnings);
  const intro = exam.instructions.flatMap((text): readonly Block[] => read(text, null));
  const day = examDay(head);
  return {
    title: `${exam.title} (Varian ${variant})`,
    name: `${examName(exam)} (Varian ${variant})`,
    issuer: head.university,
    faculty: head.faculty,
    course: courseName(head),
    term: head.term,
    ...(day && { date: day }),
    ...logoOf(exam, warnings),
    intro,
    facts: headFacts(exam),
    rules: head.rules,
    keyRules: KEY_RULES,
    sections: sectionsOf(placed, createItems(read, warnings, part)),
    size: exam.size,
    identity: head.identity,
    code: paperCode(exam, variant),
  };
}
