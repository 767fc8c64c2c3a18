'use client';

import { lazy } from 'react';
import { ClientOnly } from '../browser/client-only.js';
import { useHasMySets } from '../data/sets/use-has-my-sets.js';
import type { FollowCourseProps } from './follow-course.js';

const FollowCourse = lazy(async () => ({
  default: (await import('./late.js')).FollowCourse,
}));

/** A button that follows a course; nothing for visitors, and where the host keeps nothing. */
export function FollowOf(props: FollowCourseProps) {
  return (
    useHasMySets() && (
      <ClientOnly fallback={props.fallback}>
        <FollowCourse {...props} />
      </ClientOnly>
    )
  );
}
