import { importErrorSchema } from '../common/error.js';
import { importAnswerSchema, importBodySchema } from '../common/imports.js';
import { IMPORT_BODY_MAX } from '../common/limits.js';
import type { Route } from './route.js';

/** A call that takes the rows of a CSV file: all of them, or none. */
export const importRoute = <const Endpoint extends Route['endpoint']>(
  endpoint: Endpoint,
  summary: string,
) =>
  ({
    endpoint,
    access: 'admin',
    summary,
    body: importBodySchema,
    largestBody: IMPORT_BODY_MAX,
    answers: { 201: importAnswerSchema },
    refusals: [422],
    refusalSchemas: { 422: importErrorSchema },
  }) as const satisfies Route;
