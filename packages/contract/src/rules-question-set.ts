import { jakartaYear } from './calendar.js';
import { isLevel } from './levels.js';
import {
  DESCRIPTION_MAX,
  LECTURER_TEXT_MAX,
  NAME_MAX,
  QUESTION_COUNT_MAX,
  TITLE_MAX,
  TOPICS_MAX,
  YEAR_MIN,
} from './limits.js';
import { splitTopics } from './set-topics.js';

/** Sentences about a question set's fields. */
export const SET_SENTENCES = {
  REQUIRED: 'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
  LEVEL: 'Tingkat kesulitan harus Mudah, Sedang, atau Sulit.',
  YEAR: `Tahun harus antara ${YEAR_MIN} dan tahun depan.`,
  TITLE_TOO_LONG: `Judul maksimal ${TITLE_MAX} karakter.`,
  SUBJECT_TOO_LONG: `Mata kuliah maksimal ${TITLE_MAX} karakter.`,
  DESCRIPTION_TOO_LONG: `Deskripsi maksimal ${DESCRIPTION_MAX} karakter.`,
  LECTURER_TOO_LONG: `Nama dosen maksimal ${LECTURER_TEXT_MAX} karakter.`,
  CHANGED_MEANWHILE: 'Paket soal ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
  TOPICS_TOO_MANY: `Topik yang dipilih terlalu banyak: paling banyak ${TOPICS_MAX}.`,
  TOPIC_TOO_LONG: `Nama topik maksimal ${NAME_MAX} karakter.`,
  QUESTION_COUNT: `Jumlah soal harus bilangan bulat dari 1 sampai ${QUESTION_COUNT_MAX}.`,
} as const;

/** How long each text of a set may be, and the sentence for one that is longer. */
export const SET_TEXTS = {
  title: { max: TITLE_MAX, tooLong: SET_SENTENCES.TITLE_TOO_LONG },
  subject: { max: TITLE_MAX, tooLong: SET_SENTENCES.SUBJECT_TOO_LONG },
  lecturer: { max: LECTURER_TEXT_MAX, tooLong: SET_SENTENCES.LECTURER_TOO_LONG },
  description: { max: DESCRIPTION_MAX, tooLong: SET_SENTENCES.DESCRIPTION_TOO_LONG },
} as const;

/** What a form or a body says about a set. */
export interface QuestionSetValues {
  /** Required; 1 to {@link TITLE_MAX} characters. */
  title: string;
  /** Name of the course, required; one that is no course tag is permitted. */
  subject: string;
  /** One of the levels. */
  level: string;
  /** From {@link YEAR_MIN} to next year in Jakarta; absent when nobody said. */
  year?: number | undefined;
  /** Whom it is by, as text; the creator's name stands in when it is absent. */
  lecturer?: string | null | undefined;
  /** Names of topics, joined by commas. */
  topics?: string | null | undefined;
  /** Free text. */
  description?: string | null | undefined;
  /** A whole number; absent, question files are counted instead. */
  questionCount?: number | null | undefined;
}

/** Sentences by field; a field that is fine is absent. */
export type QuestionSetProblems = Partial<Record<keyof QuestionSetValues, string>>;

/** The one sentence for a whole form; `undefined` when nothing is wrong. */
export function questionSetSentence(problems: QuestionSetProblems): string | undefined {
  const sentences = Object.values(problems);
  return sentences.includes(SET_SENTENCES.REQUIRED) ? SET_SENTENCES.REQUIRED : sentences[0];
}

/** Tells whether a year may stand on a set: 1990 to next year. */
export function isYear(year: number, now: Date): boolean {
  return Number.isInteger(year) && year >= YEAR_MIN && year <= jakartaYear(now) + 1;
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= QUESTION_COUNT_MAX;
}

type BoundedText = (typeof SET_TEXTS)[keyof typeof SET_TEXTS];

function textProblem(text: string | null | undefined, { max, tooLong }: BoundedText) {
  return (text ?? '').trim().length > max ? tooLong : undefined;
}

function missing(text: string): string | undefined {
  return text.trim() === '' ? SET_SENTENCES.REQUIRED : undefined;
}

function levelProblem(level: string): string | undefined {
  return missing(level) ?? (isLevel(level) ? undefined : SET_SENTENCES.LEVEL);
}

/** Judges topics, names joined with commas; returns the sentence to show, or `undefined`. */
export function checkTopics(topics: string): string | undefined {
  const names = splitTopics(topics);
  if (names.some((name) => name.length > NAME_MAX)) return SET_SENTENCES.TOPIC_TOO_LONG;
  return names.length > TOPICS_MAX ? SET_SENTENCES.TOPICS_TOO_MANY : undefined;
}

/** Judges a set's fields: title, subject and level must be there, and all keep the wire's bounds. */
export function checkQuestionSet(values: QuestionSetValues, now: Date): QuestionSetProblems {
  const problems: Record<keyof QuestionSetValues, string | undefined> = {
    title: missing(values.title) ?? textProblem(values.title, SET_TEXTS.title),
    subject: missing(values.subject) ?? textProblem(values.subject, SET_TEXTS.subject),
    level: levelProblem(values.level),
    year: values.year === undefined || isYear(values.year, now) ? undefined : SET_SENTENCES.YEAR,
    lecturer: textProblem(values.lecturer, SET_TEXTS.lecturer),
    topics: checkTopics(values.topics ?? ''),
    description: textProblem(values.description, SET_TEXTS.description),
    questionCount:
      values.questionCount == null || isCount(values.questionCount)
        ? undefined
        : SET_SENTENCES.QUESTION_COUNT,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence));
}
