import { parseId } from '@bank-soal/contract/ids';
import type { TaggingState } from '@bank-soal/screens/admin-course-tagging';
import type { AdminListState } from '@bank-soal/screens/admin-lecturers';

const NEW = 'baru';
const TAGS = 'global';

const withText = (q: string): Record<string, string> => (q === '' ? {} : { q });

/** Reads a list's state out of the address. */
export function readList(params: URLSearchParams): AdminListState {
  const word = params.get('form') ?? '';
  return { q: params.get('q') ?? '', form: word === NEW ? 'new' : parseId(word) };
}

/** The address's part for a list's state. */
export function writeList({ q, form }: AdminListState): Record<string, string> {
  if (form === undefined) return withText(q);
  return { ...withText(q), form: form === 'new' ? NEW : String(form) };
}

/** Reads the state of course-tagging out of the address. */
export function readTagging(params: URLSearchParams): TaggingState {
  return {
    course: parseId(params.get('course') ?? ''),
    tab: params.get('tab') === TAGS ? 'tags' : 'materials',
    q: params.get('q') ?? '',
  };
}

/** The address's part for the state of course-tagging; what is usual is left out. */
export function writeTagging({ course, tab, q }: TaggingState): Record<string, string> {
  if (course === undefined) return withText(q);
  return {
    course: String(course),
    ...(tab === 'tags' && { tab: TAGS }),
    ...withText(q),
  };
}
