import type { Id } from '@bank-soal/contract/common';
import { useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useDeferredValue, useMemo } from 'react';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { LoadState } from '../../model/load-state.js';
import { averageMaterials, type Course, searchCourses } from '../../model/tags/admin-course.js';
import type { MaterialTag } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import { explanationOf, type ListView, useAddressText } from '../shared/index.js';
import { CoursesView } from './courses-view.js';
import type { OnTaggingStateChange, TaggingHrefs, TaggingState } from './tagging-state.js';
import { bothLoads } from './to-panel-view.js';

export interface CoursesScreenProps {
  courses: LoadState<readonly Course[]>;
  tags: LoadState<readonly MaterialTag[]>;
  /** The course that was shown before: focus returns to it. */
  cameFrom: Id | undefined;
  state: TaggingState;
  onStateChange: OnTaggingStateChange;
  hrefs: TaggingHrefs;
}

const NONE: readonly Course[] = [];

/** All courses, found by name or code. */
export function CoursesScreen({
  courses,
  tags,
  cameFrom,
  state,
  onStateChange,
  hrefs,
}: CoursesScreenProps) {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const { locale } = useFormatOptions();
  const all = courses.status === 'ready' ? courses.data : NONE;
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const searched = useDeferredValue(text);
  const found = useMemo(() => searchCourses(all, searched), [all, searched]);
  const both = bothLoads(courses, tags);

  function view(): ListView<Course> {
    if (both.status === 'loading') return both;
    if (both.status === 'ready') return { status: 'ready', found, total: all.length };
    const { busy, retry, error } = both;
    const sentence = inWords(explanationOf(error, taggingMessages.loadFailed));
    return { status: 'failed', sentence, busy, retry };
  }

  return (
    <CoursesView
      state={view()}
      stats={{
        tags: tags.status === 'ready' ? tags.data.length : 0,
        average: averageMaterials(all, locale),
      }}
      text={text}
      onTextChange={type}
      cameFrom={cameFrom}
      hrefs={hrefs}
    />
  );
}
