import { keyClosedSchema } from '../common/error.js';

/** Further refusals of calls of files: a key that is closed to the viewer, or to visitors. */
export const closedKey = {
  refusals: [401, 403],
  refusalSchemas: { 401: keyClosedSchema, 403: keyClosedSchema },
} as const;
