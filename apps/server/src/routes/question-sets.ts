import type { Context } from 'hono';
import type { Handlers } from '../http/api.js';
import { ReadyBody } from '../http/ready-body.js';
import { requireAccount } from '../http/require-account.js';
import { sendJson } from '../http/send-json.js';
import { sendPage } from '../http/send-page.js';
import { sendReady } from '../http/send-ready.js';
import { notFound } from '../refusal.js';
import type { Services } from '../services/services.js';
import { asksForPage, setPage } from '../services/set-pages.js';
import { ownSets, visibleSetsOf } from '../services/set-queries.js';

export function questionSetRoutes(services: Services): Handlers {
  const { db, setList, tokens } = services;

  async function sendOwn(c: Context): Promise<Response> {
    const account = await requireAccount('user', tokens, c);
    const own = account === undefined ? [] : await ownSets(db, account.id);
    return sendJson(c, own, { 'cache-control': 'private, no-cache' });
  }

  async function readSet(c: Context, id: number): Promise<Response> {
    const [set] = await visibleSetsOf(db, [id]);
    if (set === undefined) throw notFound('Paket soal');
    return sendJson(c, set);
  }

  return {
    questionSets: ({ c, query }) => {
      if (query.mine === 'true') return sendOwn(c);
      if (asksForPage(query)) return setPage(services, query).then((page) => sendPage(c, page));
      const ready = setList.ready();
      return ready === undefined
        ? setList.body().then((body) => sendReady(c, body))
        : sendReady(c, ready);
    },
    questionSet: ({ c, params }) => {
      const ready = setList.readySet(params.id);
      return ready === undefined ? readSet(c, params.id) : sendReady(c, new ReadyBody(ready));
    },
  };
}
