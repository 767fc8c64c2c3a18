import type { Id } from '@bank-soal/contract/common';

/** The parts of a course. */
export type CourseTab = 'materials' | 'tags' | 'outcomes' | 'coverage';

/** State of course-tagging in the address. */
export interface TaggingState {
  /** The opened course; without one all courses are shown. */
  course?: Id | undefined;
  /** The shown list of the opened course. */
  tab: CourseTab;
  /** The text that the shown list is searched for. */
  q: string;
}

/** Writes the address; `replace` leaves no step behind to go back to. */
export type OnTaggingStateChange = (
  next: TaggingState,
  change: {
    /** Leaves no step behind to go back to. */
    replace: boolean;
  },
) => void;

/** Where course-tagging leads. */
export interface TaggingHrefs {
  courses: string;
  course: (id: Id) => string;
  /** Where course tags are made. */
  courseTags: string;
}
