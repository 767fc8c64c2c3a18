import type { QuestionSetListQuery } from '@bank-soal/contract/question-set-pages';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { Context } from 'hono';
import { ReadyBody } from '../answers/ready-body.js';
import type { Handlers } from '../http/api.js';
import { clientAddress } from '../http/client-address.js';
import { requireAccount } from '../http/require-account.js';
import { sendPage } from '../http/send-page.js';
import { sendReady } from '../http/send-ready.js';
import { notFound, unauthorized } from '../refusal.js';
import type { Services } from '../services/services.js';
import { asksForPage, pageOfSets } from '../services/set-pages.js';
import { visibleSetsOf } from '../services/set-queries.js';
import { setTag } from '../services/set-tag.js';

export function questionSetRoutes(services: Services): Handlers {
  const { config, db, ownLists, setList } = services;

  async function sendOwn(c: Context): Promise<Response> {
    const account = await requireAccount('user', services, c);
    if (account === undefined) throw unauthorized();
    const body = await ownLists.body(account.id);
    return sendReady(c, body, { 'cache-control': 'private, no-store' });
  }

  function sendSet(c: Context, set: QuestionSetAnswer, json: string | Buffer<ArrayBuffer>) {
    return sendReady(c, new ReadyBody(json, setTag(set)));
  }

  async function searchSets(c: Context, query: QuestionSetListQuery): Promise<Response> {
    return sendPage(c, await pageOfSets(services, query, clientAddress(c, config.trustProxy)));
  }

  async function readSet(c: Context, id: number): Promise<Response> {
    const [set] = await visibleSetsOf(db, [id]);
    if (set === undefined) throw notFound('question-set');
    return sendSet(c, set, JSON.stringify(set));
  }

  return {
    questionSets: ({ c, query }) => {
      if (query.mine === 'true') return sendOwn(c);
      if (asksForPage(query)) return searchSets(c, query);
      const ready = setList.ready();
      return ready === undefined
        ? setList.body().then((body) => sendReady(c, body))
        : sendReady(c, ready);
    },
    questionSet: ({ c, params }) => {
      const ready = setList.readySet(params.id);
      if (ready === undefined) return readSet(c, params.id);
      return sendSet(c, JSON.parse(ready.toString()) as QuestionSetAnswer, ready);
    },
  };
}
