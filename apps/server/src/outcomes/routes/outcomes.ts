import type { Handlers } from '../../http/api.js';
import { incomingOf } from '../../http/incoming.js';
import { readUpload } from '../../http/read-upload.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { courseTag } from '../../tags/course-tags.js';
import { coverageCsv, coverageOf } from '../coverage.js';
import { importOutcomes } from '../import-outcomes.js';
import {
  createOutcome,
  deleteOutcome,
  outcomeRow,
  outcomesOf,
  updateOutcome,
} from '../outcomes.js';

/** Largest CSV file of outcomes, in MB: far more than a course may have. */
const FILE_MB = 1;

const PERSONAL = { 'cache-control': 'private, no-store' };

/** Whether the caller asks for CSV rather than JSON. */
const wantsCsv = (accept = '') => /^\s*text\/csv\b/i.test(accept);

export function outcomeRoutes({ db, store, uploads }: Services): Handlers {
  return {
    outcomes: async ({ c, params }) => sendJson(c, await outcomesOf(db, params.id), PERSONAL),
    createOutcome: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await createOutcome(db, user, params.id, body), 201),
    },
    importOutcomes: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: ({ c, user, params }) =>
        uploads.of(user.id, async ({ receiving, storing }) => {
          const parts = await receiving(() => readUpload(incomingOf(c), store, FILE_MB));
          try {
            const counts = await storing(() => importOutcomes(db, user, params.id, parts.file));
            return c.json(counts, 201);
          } finally {
            await parts.file?.content.discard();
          }
        }),
    },
    updateOutcome: {
      guard: ({ params }) => outcomeRow(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await updateOutcome(db, user, params.id, body)),
    },
    deleteOutcome: async ({ c, user, params, query }) => {
      await deleteOutcome(db, user, params.id, query.force === 'true');
      return said(c, { message: messages().outcomeDeleted });
    },
    coverage: async ({ c, user, query }) => {
      const view = { account: user, now: new Date() };
      const coverage = await coverageOf(db, view, query);
      const vary = { ...PERSONAL, vary: `Accept, ${VARY_BY_VIEWER_AND_ENCODING}` };
      if (!wantsCsv(c.req.header('accept'))) return sendJson(c, coverage, vary);
      return c.body(coverageCsv(coverage), 200, {
        ...vary,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="cakupan-cpmk.csv"',
      });
    },
  };
}
