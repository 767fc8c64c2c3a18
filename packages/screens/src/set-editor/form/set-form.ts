import {
  type ExamKind,
  joinTopics,
  type Level,
  type QuestionSetBody,
  type QuestionSetValues,
  type Term,
} from '@bank-soal/contract/sets';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { type ReleaseForm, releaseBody, releaseFormOf } from './release-form.js';

/** Typed values of 'Informasi Soal'. The lecturer is not typed. */
export interface SetForm {
  title: string;
  subject: string;
  topics: readonly string[];
  /** A level, or `''` while none is chosen. */
  level: string;
  /** `null` while the field is empty. */
  year: number | null;
  questionCount: number | null;
  description: string;
  examKind: ExamKind | null;
  term: Term | null;
  /** `null` while nothing was said: the site's own choice, or a server that closes nothing. */
  release: ReleaseForm | null;
}

/** An empty form; the year is the current one. */
export function emptyForm(year: number): SetForm {
  return {
    title: '',
    subject: '',
    topics: [],
    level: '',
    year,
    questionCount: null,
    description: '',
    examKind: null,
    term: null,
    release: null,
  };
}

/** The form of a set that exists. */
export function formOf(set: QuestionSet): SetForm {
  const { title, subject, topics, level, year, questionCount, description, examKind, term } = set;
  const release = set.release ? releaseFormOf(set.release) : null;
  const texts = { title, subject, topics, level, year, questionCount, description };
  return { ...texts, examKind, term, release };
}

/** Whether nothing was typed or chosen but the year. */
export function isUntouched(form: SetForm): boolean {
  const { title, subject, topics, level, questionCount, description } = form;
  const typed = [title, subject, level, description].some((text) => text.trim() !== '');
  const chosen = [questionCount, form.examKind, form.term, form.release];
  return !typed && topics.length === 0 && chosen.every((one) => one === null);
}

/** Whether two forms say the same. */
export function sameForm(a: SetForm, b: SetForm): boolean {
  const text = (value: unknown) => JSON.stringify(value);
  return Object.entries(a).every(([part, value]) => text(b[part as keyof SetForm]) === text(value));
}

/** The form as the contract's rules judge it. */
export function valuesOf({ topics, year, release: _, ...form }: SetForm): QuestionSetValues {
  return { ...form, year: year ?? undefined, topics: joinTopics(topics) };
}

/** The body of a new set. The form has passed the rules. */
export function newSetBody(form: SetForm, lecturer: string, now: Date): QuestionSetBody {
  const { title, subject, level, year, topics, questionCount, description } = form;
  return {
    title: title.trim(),
    subject: subject.trim(),
    difficulty: level as Level,
    ...(year !== null && { year }),
    lecturer,
    topics: joinTopics(topics),
    description: description.trim(),
    lastupdated: now.toISOString(),
    ...(questionCount !== null && { questionCount }),
    ...(form.examKind !== null && { examKind: form.examKind }),
    ...(form.term !== null && { term: form.term }),
    ...releaseBody(form.release, null),
  };
}

/**
 * The body of a changed set. What is left out stays as it is: the lecturer, who is not typed, and
 * whatever was not changed. Title, course and level no body can do without.
 */
export function changedSetBody(form: SetForm, before: SetForm, now: Date): QuestionSetBody {
  const { lecturer: _, ...body } = newSetBody({ ...form, release: null }, '', now);
  if (form.topics.join('\n') === before.topics.join('\n')) delete body.topics;
  if (form.description === before.description) delete body.description;
  if (form.year === before.year) delete body.year;
  if (form.questionCount === before.questionCount) delete body.questionCount;
  else body.questionCount = form.questionCount;
  if (form.examKind === before.examKind) delete body.examKind;
  else body.examKind = form.examKind;
  if (form.term === before.term) delete body.term;
  else body.term = form.term;
  return { ...body, ...releaseBody(form.release, before.release) };
}
