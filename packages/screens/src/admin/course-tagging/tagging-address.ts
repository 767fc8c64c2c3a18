import { parseId } from '@bank-soal/contract/common';
import type { TaggingState } from './tagging-state.js';

const TAGS = 'global';

/** Between the state of course-tagging and the query part of its address. What is usual is left out. */
export const taggingAddress = {
  /** Reads an address; what it does not say, or says wrongly, is as it starts. */
  read(params: URLSearchParams): TaggingState {
    return {
      course: parseId(params.get('course') ?? ''),
      tab: params.get('tab') === TAGS ? 'tags' : 'materials',
      q: params.get('q') ?? '',
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ course, tab, q }: TaggingState): URLSearchParams {
    const params = new URLSearchParams();
    if (course !== undefined) params.set('course', String(course));
    if (course !== undefined && tab === 'tags') params.set('tab', TAGS);
    if (q !== '') params.set('q', q);
    return params;
  },
};
