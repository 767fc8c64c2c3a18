'use client';

import { lazy } from 'react';
import { Late } from '../browser/late.js';
import { useHasMySets } from '../data/sets/use-has-my-sets.js';
import type { FollowCourseProps } from './follow-course.js';

const FollowCourse = lazy(async () => ({
  default: (await import('./late.js')).FollowCourse,
}));

/** A button that follows a course; nothing for visitors, and where the host keeps nothing. */
export function FollowOf(props: FollowCourseProps) {
  return (
    useHasMySets() && (
      <Late fallback={props.fallback}>
        <FollowCourse {...props} />
      </Late>
    )
  );
}
