import { allotPoints } from './allot-points.js';
import type { ChoiceQuestion, EssayQuestion, Question } from './content/model.js';
import { examShapes } from './exam-kinds.js';
import type { Paper, PaperItem, PaperSection } from './paper.js';
import type { SetPlan } from './plans/set-plan.js';
import { selectQuestions } from './select-questions.js';
import type { Course } from './tags.js';

/** What is left for the essays must divide by five. */
const pointsOfChoice = (count: number): number => (count % 5 === 0 ? 4 : 5);

/** The odd semester runs from August to January. */
function academicYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const odd = month >= 8 || month === 1;
  const first = month >= 8 ? year : year - 1;
  return `Semester ${odd ? 'Ganjil' : 'Genap'} ${first}/${first + 1}`;
}

function choiceItem(question: ChoiceQuestion, number: number, points: number): PaperItem {
  const letter = 'ABCDEFGH'[question.correct];
  const answer = [`**Jawaban: ${letter}.** ${question.reason}`];
  const part = { label: '', points, ask: [], answer, cases: [] };
  return {
    number,
    title: '',
    body: question.body,
    options: question.options,
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
      ask: part.ask,
      answer: part.answer,
      cases: part.cases ?? [],
    }));
    return {
      number: first + index,
      title: question.title,
      body: question.body,
      options: [],
      parts,
      points: parts.reduce((sum, { points }) => sum + points, 0),
    };
  });
}

function sectionsOf(choices: ChoiceQuestion[], essays: EssayQuestion[]): PaperSection[] {
  const each = pointsOfChoice(choices.length);
  const choicePoints = choices.length * each;
  const items = essayItems(essays, choices.length + 1, 100 - choicePoints);
  if (choices.length === 0) return [{ heading: '', note: '', items }];
  return [
    {
      heading: `Bagian A. Pilihan ganda (${choicePoints} poin)`,
      note: 'Pilih satu jawaban yang paling tepat.',
      items: choices.map((question, index) => choiceItem(question, index + 1, each)),
    },
    {
      heading: `Bagian B. Uraian (${100 - choicePoints} poin)`,
      note: 'Jawab dengan ringkas dan tunjukkan langkah pengerjaan.',
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
  return {
    course: setting.course,
    exam: plan.exam ?? shape.name,
    variant: setting.variant,
    title: setting.variant ? `${plan.title} (${setting.variant})` : plan.title,
    academicYear: academicYear(plan.held),
    date: plan.held,
    minutes: plan.minutes === undefined ? shape.minutes : plan.minutes,
    nature: shape.nature,
    lecturer: setting.lecturer,
    topics: plan.topics,
    rules: shape.rules,
    sections: sectionsOf(choices, essays),
  };
}
