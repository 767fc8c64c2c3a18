import { parseId } from '@bank-soal/contract/common';
import type { TaggingState } from './tagging-state.js';

/** Tabs by what the address calls them; the usual one is left out. */
const TABS = { tags: 'global', outcomes: 'cpmk', coverage: 'cakupan' } as const;

const tabOf = (word: string | null): TaggingState['tab'] =>
  (['tags', 'outcomes', 'coverage'] as const).find((tab) => TABS[tab] === word) ?? 'materials';

/** Between the state of course-tagging and the query part of its address. What is usual is left out. */
export const taggingAddress = {
  /** Reads an address; what it does not say, or says wrongly, is as it starts. */
  read(params: URLSearchParams): TaggingState {
    return {
      course: parseId(params.get('course') ?? ''),
      tab: tabOf(params.get('tab')),
      q: params.get('q') ?? '',
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ course, tab, q }: TaggingState): URLSearchParams {
    const params = new URLSearchParams();
    if (course !== undefined) params.set('course', String(course));
    if (course !== undefined && tab !== 'materials') params.set('tab', TABS[tab]);
    if (q !== '') params.set('q', q);
    return params;
  },
};
