import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { Context } from 'hono';
import { ReadyBody } from '../../answers/ready-body.js';
import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import { sendReady } from '../../http/send-ready.js';
import { sendPage } from '../../http/site/send-page.js';
import type { Services } from '../../services.js';
import { paperFor } from '../paper-access.js';
import { listPapers } from '../paper-list.js';
import { colleagues, leavePaper, presentInPaper, sharePaper } from '../paper-people.js';
import { askReview, decideReview } from '../paper-review.js';
import { paperAnswer, paperTag } from '../paper-rows.js';
import { copyPaper, markUsed } from '../paper-uses.js';
import { createPaper, deletePaper, updatePaper } from '../paper-writes.js';

/** Only one person may read these: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

export function paperRoutes(services: Services): Handlers {
  const { db } = services;
  const saved = (c: Context, paper: PaperAnswer, status: 200 | 201 = 200, beside?: object) =>
    c.json({ ...paper, ...beside }, status, {
      ETag: paperTag(paper),
      'Cache-Control': 'private, no-store',
    });

  return {
    papers: async ({ c, user, query }) => sendPage(c, await listPapers(db, user, query), personal),
    createPaper: async ({ c, user, body }) =>
      saved(c, await createPaper(services, user, body), 201),
    paper: async ({ c, user, params }) => {
      const paper = await paperAnswer(db, await paperFor(db, params.id, user, 'read'));
      return sendReady(c, new ReadyBody(JSON.stringify(paper), paperTag(paper)), personal);
    },
    updatePaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'write'),
      handle: async ({ c, params, user, body }) =>
        saved(c, await updatePaper(services, params.id, user, body, c.req.header('if-match'))),
    },
    deletePaper: async ({ c, params, user }) => {
      await deletePaper(db, params.id, user);
      return said(c, { message: messages().paperDeleted });
    },
    copyPaper: async ({ c, params, user }) => {
      const { leftOut, ...paper } = await copyPaper(services, params.id, user);
      return saved(c, paper, 201, { leftOut });
    },
    usePaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'own'),
      handle: async ({ c, params, user, body }) => {
        const { verified, ...paper } = await markUsed(db, params.id, user, body);
        return saved(c, paper, 200, { verified });
      },
    },
    sharePaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'own'),
      handle: async ({ c, params, user, body }) =>
        saved(c, await sharePaper(db, params.id, user, body)),
    },
    leavePaper: async ({ c, params, user }) => {
      await leavePaper(db, params.id, user);
      return said(c, { message: messages().paperLeft });
    },
    presentInPaper: async ({ c, params, user }) =>
      c.json(await presentInPaper(db, params.id, user), 200, personal),
    askReview: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'own'),
      handle: async ({ c, params, user, body }) =>
        saved(c, await askReview(db, params.id, user, body.reviewerId)),
    },
    verifyPaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'review'),
      handle: async ({ c, params, user, body: { note } }) => {
        const ifMatch = c.req.header('if-match');
        const verdict = { status: 'verified', note, ifMatch } as const;
        return saved(c, await decideReview(db, params.id, user, verdict));
      },
    },
    returnPaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'review'),
      handle: async ({ c, params, user, body: { note } }) =>
        saved(c, await decideReview(db, params.id, user, { status: 'returned', note })),
    },
    colleagues: async ({ c, user, query }) =>
      c.json(await colleagues(db, user, query.q), 200, personal),
  };
}
