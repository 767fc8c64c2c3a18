import { PAPER_KINDS, type Paper, paperItems } from '@bank-soal/paper/model';
import { composePaper } from './compose-paper.js';
import type { Question } from './content/model.js';
import { storedKind, termOf } from './exam-kinds.js';
import { demoLecturers } from './people.js';
import type { FileFormat, SetPlan } from './plans/set-plan.js';
import { renderPaper } from './render-paper.js';
import type { Course } from './tags.js';
import type { DemoFile, DemoFileCategory, DemoSet } from './types.js';

const fileLabel: Record<DemoFileCategory, string> = {
  questions: 'Soal',
  answers: PAPER_KINDS.answers,
  testCases: 'Test Case',
};

/** Sets of earlier exams are as if stored before anyone could say of which kind they are. */
const DESCRIBED_SINCE = '2023';

/** Office hours in Jakarta, spread so that no two sets of a course share a time of day. */
function storedAt(held: string, days: number, place: number): string {
  const date = new Date(`${held}T02:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  date.setUTCMinutes(place * 37);
  return date.toISOString();
}

/** Characters that some file systems refuse become a dash. */
function fileName(
  plan: SetPlan,
  kind: DemoFileCategory,
  variant: string,
  format: FileFormat,
): string {
  const stem = (plan.fileStem ?? plan.title)
    .replaceAll('/', '-')
    .replaceAll(/\s*[:\\?*<>|]\s*/g, ' - ');
  return `${fileLabel[kind]} ${stem}${variant ? ` (${variant})` : ''}.${format}`;
}

async function filesOf(plan: SetPlan, papers: Paper[]): Promise<DemoFile[]> {
  const wanted: [DemoFileCategory, FileFormat | undefined][] = [
    ['questions', plan.questions],
    ['answers', plan.answers],
    ['testCases', plan.testCases],
  ];
  const files: DemoFile[] = [];
  for (const [category, format] of wanted) {
    if (!format) continue;
    for (const [index, paper] of papers.entries()) {
      const name = fileName(plan, category, plan.variants?.[index] ?? '', format);
      files.push({ category, name, bytes: await renderPaper(paper, category, format) });
    }
  }
  return files;
}

const hasCases = (paper: Paper): boolean =>
  paperItems(paper).some(({ parts }) => parts.some(({ cases }) => cases.length > 0));

/** `place` is the plan's place within its course: it decides which questions are drawn. */
export async function buildSet(
  plan: SetPlan,
  course: Course,
  bank: Question[],
  place: number,
): Promise<DemoSet> {
  const person = typeof plan.by === 'string' ? demoLecturers[plan.by] : null;
  const lecturer = typeof plan.by === 'string' ? demoLecturers[plan.by].name : plan.by.text;
  const papers = (plan.variants ?? ['']).map((variant, index) =>
    composePaper(plan, bank, { course, lecturer, variant, seed: place + index }),
  );
  if (plan.testCases && !papers.every(hasCases)) {
    throw new Error(`${plan.title}: no question drawn for it has test cases`);
  }
  const count = papers.reduce((sum, paper) => sum + paperItems(paper).length, 0);
  const createdAt = storedAt(plan.held, 2, place);
  const isDescribed = plan.held >= DESCRIBED_SINCE;
  return {
    title: plan.title,
    subject: course,
    level: plan.level,
    year: Number(plan.held.slice(0, 4)),
    description: plan.description,
    topics: plan.topics,
    lecturerEmail: person?.email ?? null,
    lecturer,
    questionCount: plan.counted === false ? null : count,
    downloads: plan.downloads,
    createdAt,
    updatedAt: plan.revisedAfter ? storedAt(plan.held, plan.revisedAfter, place + 3) : createdAt,
    files: await filesOf(plan, papers),
    release: plan.release ?? {},
    examKind: isDescribed ? storedKind(plan.kind) : null,
    term: isDescribed ? termOf(plan.held) : null,
  };
}
