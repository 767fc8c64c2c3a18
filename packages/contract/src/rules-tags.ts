import { NAME_MAX } from './limits.js';

/** Sentences about names of tags. */
export const TAG_SENTENCES = {
  REQUIRED: 'Nama tag harus diisi',
  TOO_LONG: `Nama tag maksimal ${NAME_MAX} karakter`,
  COURSE_DUPLICATE: 'Nama tag sudah digunakan',
  MATERIAL_DUPLICATE: 'Tag dengan nama ini sudah ada',
  MOVED: 'Tag ini sudah dipindahkan ke mata kuliah lain. Tidak ada yang diubah.',
} as const;

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
  duplicate: string,
): string | undefined {
  const key = nameKey(name);
  if (key === '') return TAG_SENTENCES.REQUIRED;
  if (name.trim().length > NAME_MAX) return TAG_SENTENCES.TOO_LONG;
  return others.some((tag) => tag.id !== ownId && nameKey(tag.name) === key)
    ? duplicate
    : undefined;
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
): string | undefined {
  return checkTagName(name, others, ownId, TAG_SENTENCES.COURSE_DUPLICATE);
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
): string | undefined {
  return checkTagName(name, others, ownId, TAG_SENTENCES.MATERIAL_DUPLICATE);
}
