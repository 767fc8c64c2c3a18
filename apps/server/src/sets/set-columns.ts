import { jakartaYear } from '@bank-soal/contract/common';
import {
  changeRelease,
  isYear,
  OPEN_RELEASE,
  type questionSetBodySchema,
  type Release,
  SET_FIELDS,
  VISIBILITIES,
} from '@bank-soal/contract/sets';
import { nameKey } from '@bank-soal/contract/tags';
import type { output } from 'zod/mini';
import type { Facts } from '../administration/audit.js';
import type { QuestionSetRow } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import type { Config } from '../settings/config.js';
import { releaseOf } from './set-view.js';

/** Fields of a set in a body, judged by its schema. */
export type SetBody = output<typeof questionSetBodySchema>;

/** Fields that every body has. */
export function required({ title, subject, difficulty }: SetBody) {
  return { title, subject, subject_key: nameKey(subject), level: difficulty };
}

/** Fields that a body may leave out: absent stays as it is, null empties. */
export function optional(body: SetBody, now: Date) {
  const { year, lecturer, topics, description, questionCount, examKind, term } = body;
  if (year !== undefined && !isYear(year, now)) throw new Refusal(400, SET_FIELDS.year);
  return {
    ...(year !== undefined && { year }),
    ...(lecturer !== undefined && { lecturer: lecturer ?? '' }),
    ...(topics !== undefined && { topics: topics ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(questionCount !== undefined && { question_count: questionCount }),
    ...(examKind !== undefined && { exam_kind: examKind }),
    ...(term !== undefined && { term }),
  };
}

/** @throws Refusal 400 when the key would be open to more people than its set, or sooner */
export function released(before: Release, body: SetBody) {
  const { release, problem } = changeRelease(before, body);
  if (problem !== undefined) throw new Refusal(400, { code: problem });
  return {
    visibility: release.visibility,
    available_from: release.availableFrom,
    key_visibility: release.keyVisibility,
    key_from: release.keyFrom,
  };
}

type Opened = Pick<QuestionSetRow, 'visibility' | 'available_from'>;

/** Whether a set comes to people by a change who could not see it before. */
export function comesToMore(before: Opened, after: Opened, now: Date): boolean {
  const isClosed = ({ available_from }: Opened) => {
    return available_from !== null && available_from > now.toISOString();
  };
  const reach = ({ visibility }: Opened) => VISIBILITIES.indexOf(visibility);
  return reach(after) < reach(before) || (isClosed(before) && !isClosed(after));
}

/**
 * Columns of a new set, with the bank's defaults.
 *
 * @throws Refusal 400 for a year out of bounds and a key before its set
 */
export function newSetColumns({ settings }: Pick<Config, 'settings'>, body: SetBody, now: Date) {
  const { visibility = settings.DEFAULT_VISIBILITY } = body;
  return {
    year: jakartaYear(now),
    question_count: null,
    exam_kind: null,
    term: null,
    lecturer: '',
    topics: '',
    description: '',
    ...required(body),
    ...optional(body, now),
    ...released(OPEN_RELEASE, { ...body, visibility }),
  };
}

/** Facts of a set for the audit log. */
export function factsOf(set: QuestionSetRow): Facts {
  const { title, subject, level, year, lecturer, topics, description } = set;
  return {
    title,
    subject,
    level,
    year,
    lecturer,
    topics,
    description,
    questionCount: set.question_count,
    ...releaseOf(set),
    examKind: set.exam_kind,
    term: set.term,
  };
}

/** Facts of a new set's release, where it is not open to everyone at once. */
export function firstRelease(
  set: Omit<QuestionSetRow, 'id' | 'released_at' | `search_${string}`>,
): Facts {
  const facts = { ...releaseOf(set), examKind: set.exam_kind, term: set.term };
  const usual: Facts = { ...OPEN_RELEASE, examKind: null, term: null };
  return Object.fromEntries(Object.entries(facts).filter(([name, fact]) => fact !== usual[name]));
}
