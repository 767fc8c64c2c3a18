import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { Context } from 'hono';
import { ReadyBody } from '../../answers/ready-body.js';
import type { Handlers } from '../../http/api.js';
import { sendReady } from '../../http/send-ready.js';
import { sendPage } from '../../http/site/send-page.js';
import type { Services } from '../../services.js';
import { listPapers } from '../paper-list.js';
import { ownPaper, paperAnswer, paperTag } from '../paper-rows.js';
import { copyPaper, markUsed } from '../paper-uses.js';
import { createPaper, deletePaper, updatePaper } from '../paper-writes.js';

/** Only one person may read these: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

export function paperRoutes(services: Services): Handlers {
  const { db } = services;
  const saved = (c: Context, paper: PaperAnswer, status: 200 | 201 = 200) =>
    c.json(paper, status, { ETag: paperTag(paper), 'Cache-Control': 'private, no-store' });

  return {
    papers: async ({ c, user, query }) => sendPage(c, await listPapers(db, user, query), personal),
    createPaper: async ({ c, user, body }) =>
      saved(c, await createPaper(services, user, body), 201),
    paper: async ({ c, user, params }) => {
      const paper = await paperAnswer(db, await ownPaper(db, params.id, user));
      return sendReady(c, new ReadyBody(JSON.stringify(paper), paperTag(paper)), personal);
    },
    updatePaper: {
      guard: ({ params, user }) => ownPaper(db, params.id, user),
      handle: async ({ c, params, user, body }) =>
        saved(c, await updatePaper(services, params.id, user, body, c.req.header('if-match'))),
    },
    deletePaper: async ({ c, params, user }) => {
      await deletePaper(db, params.id, user);
      return c.json({ message: 'Naskah berhasil dihapus.' });
    },
    copyPaper: async ({ c, params, user }) =>
      saved(c, await copyPaper(services, params.id, user), 201),
    usePaper: {
      guard: ({ params, user }) => ownPaper(db, params.id, user),
      handle: async ({ c, params, user, body }) =>
        saved(c, await markUsed(db, params.id, user, body)),
    },
  };
}
