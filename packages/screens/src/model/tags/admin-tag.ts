import type { CourseTagAnswer, MaterialTagAnswer } from '@bank-soal/contract/tags';
import { dayIn } from '@bank-soal/ui/lib/time-zone';

/** A tag of either kind as the administration knows it. */
export interface Tag {
  id: number;
  name: string;
  /** ISO 8601; `''` when unknown. */
  created: string;
  /** ISO 8601; `''` when unknown. */
  updated: string;
}

/** Uses of a tag. */
export interface TagUse {
  /** Question sets, withdrawn ones among them. */
  sets: number;
  /** Questions, whoever may see them. */
  questions: number;
  /** Of a course: topics assigned to it and its own materials. */
  materials?: number;
  /** Of a material tag: the course that it is assigned to. */
  course?: string | null;
}

/** A material tag (tag materi). */
export interface MaterialTag extends Tag {
  /** The course that it is assigned to. */
  courseId: number | null;
}

/** Reads a course tag of the wire. */
export function toTag({ id, name, created_at, updated_at }: CourseTagAnswer): Tag {
  return { id, name, created: created_at, updated: updated_at };
}

/** Reads a material tag of the wire. */
export function toMaterialTag(answer: MaterialTagAnswer): MaterialTag {
  return { ...toTag(answer), courseId: answer.course_tag_id };
}

/** Things with the text in their name, regardless of case. */
export function searchNames<Named extends { name: string }>(
  list: readonly Named[],
  text: string,
): readonly Named[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return list;
  return list.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** How many tags were made in the calendar month of a moment, in a zone ('Tag Baru (Bulan Ini)'). */
export function countNewTags(
  tags: readonly Pick<Tag, 'created'>[],
  now: Date,
  timeZone?: string,
): number {
  const month = dayIn(now, timeZone).slice(0, 7);
  return tags.filter(({ created }) => dayIn(created, timeZone).slice(0, 7) === month).length;
}
