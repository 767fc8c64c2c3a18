'use client';

import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { useMemo, useState } from 'react';
import { useCourseStats } from '../../data/tags/use-course-materials.js';
import { useCourseTags } from '../../data/tags/use-course-tags.js';
import { useMaterialTags } from '../../data/tags/use-material-tags.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { LoadState } from '../../model/load-state.js';
import { type Course, toCourses } from '../../model/tags/admin-course.js';
import {
  COURSE_TAGGING_TOAST_MS,
  MissingView,
  type OnSignedOut,
  useAdminSession,
} from '../shared/index.js';
import { CourseScreen } from './course-screen.js';
import { CoursesScreen } from './courses-screen.js';
import type { OnTaggingStateChange, TaggingHrefs, TaggingState } from './tagging-state.js';
import { bothLoads } from './to-panel-view.js';

/** Stands for a course until it is known. */
export function CourseLoadingView() {
  return (
    <Container space="md">
      <Stack gap="lg">
        <Skeleton shape="line" width="18rem" height="2.25rem" />
        <LoadingStatus />
        <Skeleton shape="block" height="12rem" />
      </Stack>
    </Container>
  );
}

export interface CourseTaggingScreenProps {
  /** State in the address. */
  state: TaggingState;
  /** Writes the address. */
  onStateChange: OnTaggingStateChange;
  /** Where links lead. */
  hrefs: TaggingHrefs;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

function useCourses(): LoadState<readonly Course[]> {
  const both = bothLoads(useCourseTags(), useCourseStats());
  const [tags, stats] = both.status === 'ready' ? both.data : [];
  const courses = useMemo(() => toCourses(tags ?? [], stats ?? []), [tags, stats]);
  return both.status === 'ready' ? { status: 'ready', data: courses } : both;
}

/** Which materials and material tags belong to which course: all courses, or one of them. */
export function CourseTaggingScreen({
  state,
  onStateChange,
  hrefs,
  onSignedOut,
}: CourseTaggingScreenProps) {
  const taggingMessages = useTexts(taggingTexts);
  const courses = useCourses();
  const tags = useMaterialTags();
  useAdminSession(onSignedOut, [courses, tags], COURSE_TAGGING_TOAST_MS);
  // On the way back from a course, focus goes to its card.
  const [cameFrom, setCameFrom] = useState(state.course);
  if (state.course !== undefined && state.course !== cameFrom) setCameFrom(state.course);

  if (state.course !== undefined && courses.status === 'loading') return <CourseLoadingView />;
  if (state.course === undefined || courses.status !== 'ready') {
    return (
      <CoursesScreen
        cameFrom={cameFrom}
        courses={courses}
        tags={tags}
        state={state}
        onStateChange={onStateChange}
        hrefs={hrefs}
      />
    );
  }
  const course = courses.data.find(({ id }) => id === state.course);
  if (!course) {
    return (
      <MissingView
        title={taggingMessages.missing}
        hint={taggingMessages.missingHint}
        onBack={() => onStateChange({ tab: 'materials', q: '' }, { replace: true })}
      />
    );
  }
  return (
    <CourseScreen
      key={course.id}
      course={course}
      tags={tags}
      state={state}
      onStateChange={onStateChange}
      coursesHref={hrefs.courses}
      onSignedOut={onSignedOut}
    />
  );
}
