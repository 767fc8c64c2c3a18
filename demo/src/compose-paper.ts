import {
  optionLetter,
  type Paper,
  type PaperItem,
  type PaperSection,
  paragraph,
} from '@bank-soal/paper/model';
import { allotPoints } from './allot-points.js';
import type { ChoiceQuestion, EssayQuestion, Question } from './content/model.js';
import { paperBlocks } from './content/paper-blocks.js';
import { readMarks } from './content/read-marks.js';
import { examFacts } from './exam-facts.js';
import { examShapes, termOf } from './exam-kinds.js';
import type { SetPlan } from './plans/set-plan.js';
import { selectQuestions } from './select-questions.js';
import type { Course } from './tags.js';

/** What is left for the essays must divide by five. */
const pointsOfChoice = (count: number): number => (count % 5 === 0 ? 4 : 5);

function academicYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = month >= 8 ? year : year - 1;
  return `Semester ${termOf(date) === 'Gasal' ? 'Ganjil' : 'Genap'} ${first}/${first + 1}`;
}

function choiceItem(question: ChoiceQuestion, number: number, points: number): PaperItem {
  const letter = optionLetter(question.correct);
  const answer = paperBlocks([`**Jawaban: ${letter}.** ${question.reason}`]);
  const part = { label: '', points, ask: [], answer, cases: [] };
  return {
    number,
    title: '',
    body: paperBlocks(question.body),
    options: question.options.map((option) => [paragraph(readMarks(option))]),
    parts: [part],
    points,
  };
}

function essayItems(questions: EssayQuestion[], first: number, total: number): PaperItem[] {
  const shares = allotPoints(
    questions.flatMap(({ parts }) => parts.map(({ weight }) => weight)),
    total,
  );
  return questions.map((question, index) => {
    const parts = question.parts.map((part, place) => ({
      label: question.parts.length > 1 ? 'abcdefgh'.charAt(place) : '',
      points: shares.shift() ?? 0,
      ask: paperBlocks(part.ask),
      answer: paperBlocks(part.answer),
      cases: part.cases ?? [],
    }));
    return {
      number: first + index,
      title: question.title,
      body: paperBlocks(question.body),
      options: [],
      parts,
      points: parts.reduce((sum, { points }) => sum + points, 0),
    };
  });
}

/** @param noted whether sections say how they are to be answered; the demo's Word and text files never did */
function sectionsOf(
  choices: ChoiceQuestion[],
  essays: EssayQuestion[],
  noted: boolean,
): PaperSection[] {
  const notes = (text: string) => (noted ? [text] : []);
  const each = pointsOfChoice(choices.length);
  const choicePoints = choices.length * each;
  const items = essayItems(essays, choices.length + 1, 100 - choicePoints);
  if (choices.length === 0) return [{ heading: '', notes: [], items }];
  return [
    {
      heading: `Bagian A. Pilihan ganda (${choicePoints} poin)`,
      notes: notes('Pilih satu jawaban yang paling tepat.'),
      items: choices.map((question, index) => choiceItem(question, index + 1, each)),
    },
    {
      heading: `Bagian B. Uraian (${100 - choicePoints} poin)`,
      notes: notes('Jawab dengan ringkas dan tunjukkan langkah pengerjaan.'),
      items,
    },
  ];
}

interface Setting {
  course: Course;
  lecturer: string;
  variant: string;
  seed: number;
}

/** Draws the questions that a plan asks for and numbers them. */
export function composePaper(plan: SetPlan, bank: Question[], setting: Setting): Paper {
  const shape = examShapes[plan.kind];
  const wish = { topics: plan.topics, level: plan.level, seed: setting.seed };
  const choices = selectQuestions(
    bank.filter((question) => question.kind === 'choice'),
    { ...wish, count: plan.choices ?? shape.choices },
  );
  const essays = selectQuestions(
    bank.filter((question) => question.kind === 'essay'),
    { ...wish, count: plan.essays ?? shape.essays, withCases: plan.testCases !== undefined },
  );
  const { lecturer, variant, course } = setting;
  const name = plan.exam ?? shape.name;
  return {
    title: variant ? `${plan.title} (${variant})` : plan.title,
    name: variant ? `${name} (${variant})` : name,
    issuer: 'Program Studi Informatika',
    course,
    term: academicYear(plan.held),
    date: plan.held,
    facts: examFacts({
      plan,
      lecturer,
      minutes: plan.minutes === undefined ? shape.minutes : plan.minutes,
      nature: shape.nature,
      questions: choices.length + essays.length,
    }),
    rules: shape.rules,
    sections: sectionsOf(choices, essays, plan.questions === 'pdf'),
  };
}
