import { NAME_MAX } from './limits.js';

/** Sentences about names of course materials. */
export const MATERIAL_SENTENCES = {
  REQUIRED: 'Nama materi harus diisi',
  TOO_LONG: `Nama materi maksimal ${NAME_MAX} karakter`,
  DUPLICATE: 'Materi dengan nama ini sudah ada',
} as const;

/**
 * Judges a course material's name. The screens send nothing for an empty name;
 * the server refuses it.
 */
export function checkCourseMaterialName(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return MATERIAL_SENTENCES.REQUIRED;
  return trimmed.length > NAME_MAX ? MATERIAL_SENTENCES.TOO_LONG : undefined;
}
