import { keyClosedSchema } from '../common/error.js';

/** What calls of files refuse beside: a key that is closed to the reader, or to who is not signed in. */
export const closedKey = {
  refusals: [401, 403],
  refusalSchemas: { 401: keyClosedSchema, 403: keyClosedSchema },
} as const;
