'use client';

import { lazy, Suspense } from 'react';
import { useHasMySets } from '../data/use-has-my-sets.js';
import type { FollowCourseProps } from './follow-course.js';

const FollowCourse = lazy(async () => ({
  default: (await import('./late.js')).FollowCourse,
}));

/** A button that follows a course; nothing for visitors, and where the host keeps nothing. */
export function FollowOf(props: FollowCourseProps) {
  return (
    useHasMySets() && (
      <Suspense fallback={null}>
        <FollowCourse {...props} />
      </Suspense>
    )
  );
}
