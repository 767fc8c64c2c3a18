import type { Failure } from '../common/failures.js';
import { NAME_MAX } from '../common/limits.js';

/** What may be wrong with a course material's name, as its schema says it too. */
export const MATERIAL_NAME = {
  required: { code: 'required', what: 'material-name' },
  tooLong: { code: 'too-long', what: 'material-name', max: NAME_MAX },
} as const satisfies Record<string, Failure>;

/**
 * Judges a course material's name. The screens send nothing for an empty name;
 * the server refuses it.
 */
export function checkCourseMaterialName(name: string): Failure | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return MATERIAL_NAME.required;
  return trimmed.length > NAME_MAX ? MATERIAL_NAME.tooLong : undefined;
}
