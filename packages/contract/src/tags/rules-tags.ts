import type { Failure } from '../common/failures.js';
import { NAME_MAX } from '../common/limits.js';

/** Problems of a tag's name, as its schema names them too. */
export const TAG_NAME = {
  required: { code: 'required', what: 'tag-name' },
  tooLong: { code: 'too-long', what: 'tag-name', max: NAME_MAX },
} as const satisfies Record<string, Failure>;

/** Another tag of the kind has the name. */
export const TAG_TAKEN = {
  course: { code: 'taken', what: 'course-tag' },
  material: { code: 'taken', what: 'material-tag' },
} as const satisfies Record<string, Failure>;

/** The form in which names are compared: Unicode-normalised (NFKC), trimmed, lower case. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** A tag whose name a new one is held against. */
export interface NamedTag {
  /** Tells the edited tag from the others. */
  id: number;
  /** Compared without regard to case, spaces around it and Unicode form. */
  name: string;
}

function checkTagName(
  name: string,
  others: readonly NamedTag[],
  ownId: number | undefined,
  taken: Failure,
): Failure | undefined {
  const key = nameKey(name);
  if (key === '') return TAG_NAME.required;
  if (name.trim().length > NAME_MAX) return TAG_NAME.tooLong;
  return others.some((tag) => tag.id !== ownId && nameKey(tag.name) === key) ? taken : undefined;
}

/**
 * Judges a course tag's name.
 *
 * @param others the known course tags
 * @param ownId the edited tag's id, which may keep its own name
 */
export function checkCourseTagName(
  name: string,
  others: readonly NamedTag[] = [],
  ownId?: number,
): Failure | undefined {
  return checkTagName(name, others, ownId, TAG_TAKEN.course);
}

/**
 * Judges a material tag's name.
 *
 * @param others the known material tags
 * @param ownId the edited tag's id, which may keep its own name
 */
export function checkMaterialTagName(
  name: string,
  others: readonly NamedTag[] = [],
  ownId?: number,
): Failure | undefined {
  return checkTagName(name, others, ownId, TAG_TAKEN.material);
}
