/** Audiences, from everyone to the owner alone. */
export const AUDIENCES = ['public', 'users', 'lecturers', 'owner'] as const;

/** `public`: everyone; `users`: who has signed in; `lecturers`; `owner`: who made it. */
export type Audience = (typeof AUDIENCES)[number];

/** The audiences that are not wider than one. */
export function audiencesUpTo(widest: Audience): Audience[] {
  return AUDIENCES.slice(AUDIENCES.indexOf(widest));
}

/** The narrower of two. */
export function narrower(a: Audience, b: Audience): Audience {
  return AUDIENCES.indexOf(a) < AUDIENCES.indexOf(b) ? b : a;
}
