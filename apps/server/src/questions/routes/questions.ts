import { setImmediate as tick } from 'node:timers/promises';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Context } from 'hono';
import { ReadyBody } from '../../answers/ready-body.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import { sendReady } from '../../http/send-ready.js';
import { sendPage } from '../../http/site/send-page.js';
import { createLimiter } from '../../limits/limiter.js';
import type { Services } from '../../services.js';
import { questionAnswer, questionTag, visibleQuestion } from '../question-answers.js';
import { countQuestions } from '../question-counts.js';
import { pageOfQuestions } from '../question-pages.js';
import { questionUses } from '../question-usage.js';
import { questionVersion, questionVersions } from '../question-versions.js';
import { createQuestion, deleteQuestion, ownQuestion, updateQuestion } from '../question-writes.js';

/** Only one person may read these: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

const answered = (c: Context, question: QuestionAnswer, status: 200 | 201) =>
  c.json(question, status, { ETag: questionTag(question), 'Cache-Control': 'private, no-store' });

/** A page of versions is up to 1 MB to be read and written: one after the other, accounts by turns. */
const VERSION_SLOTS = { width: 1, waiting: 256, waitingOfEach: 64, waitMs: 10_000 };

export function questionRoutes(services: Services): Handlers {
  const limitVersions = createLimiter(VERSION_SLOTS);
  const { config, db } = services;
  return {
    questions: async ({ c, user, query }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const { questions, ...page } = await pageOfQuestions(services, query, user, caller);
      return sendPage(c, { ...page, sets: questions }, personal);
    },
    questionCounts: async ({ c, user, query }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      return sendJson(c, await countQuestions(services, query, user, caller), personal);
    },
    question: async ({ c, user, params }) => {
      const question = await questionAnswer(db, { account: user, now: new Date() }, params.id);
      const body = new ReadyBody(JSON.stringify(question), questionTag(question));
      return sendReady(c, body, personal);
    },
    createQuestion: async ({ c, user, body }) =>
      answered(c, await createQuestion(services, user, body), 201),
    updateQuestion: {
      guard: ({ user, params }) => ownQuestion(db, user, params.id),
      handle: async ({ c, user, params, body }) => {
        const ifMatch = c.req.header('if-match');
        return answered(c, await updateQuestion(services, user, params.id, body, ifMatch), 200);
      },
    },
    deleteQuestion: async ({ c, user, params }) => {
      await deleteQuestion(db, user, params.id);
      return said(c, { message: messages().questionDeleted });
    },
    questionVersions: ({ c, user, params }) =>
      limitVersions(async () => {
        const answer = await sendJson(c, await questionVersions(db, user, params.id), personal);
        // Small answers come between.
        await tick();
        return answer;
      }, user.id),
    questionVersion: async ({ c, user, params }) =>
      sendJson(c, await questionVersion(db, user, params.id, params.version), personal),
    questionUsage: async ({ c, user, params }) => {
      await visibleQuestion(db, user, params.id);
      const view = { account: user, now: new Date() };
      return sendJson(c, await questionUses(db, view, params.id), personal);
    },
  };
}
