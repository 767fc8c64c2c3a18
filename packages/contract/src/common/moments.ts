import * as z from 'zod/mini';
import { issueOf } from './failures.js';

/** A bound of a period in a query: a day in Jakarta, or a moment. Empty for none. */
export const moment = z.optional(
  z.union(
    [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })],
    issueOf({ code: 'invalid', what: 'moment' }),
  ),
);
