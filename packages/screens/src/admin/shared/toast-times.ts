/** How long toasts stay on the administration's screens, in milliseconds. */
export const ADMIN_TOAST_MS = 3000;

/** How long they stay on course-tagging, in milliseconds. */
export const COURSE_TAGGING_TOAST_MS = 5000;
