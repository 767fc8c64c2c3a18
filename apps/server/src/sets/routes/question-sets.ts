import { isAdmin } from '@bank-soal/contract/accounts';
import type { QuestionSetAnswer, QuestionSetListQuery } from '@bank-soal/contract/sets';
import type { Context } from 'hono';
import type { Account } from '../../account.js';
import type { ListEntry } from '../../answers/list/set-blocks.js';
import { ReadyBody } from '../../answers/ready-body.js';
import { adminOnly, notFound, unauthorized } from '../../failures/refusal.js';
import { fileReadsOf } from '../../files/file-reads.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { requireAccount } from '../../http/require-account.js';
import { sendJson } from '../../http/send-json.js';
import { sendReady } from '../../http/send-ready.js';
import { sendPage } from '../../http/site/send-page.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { ownedSet } from '../set-access.js';
import { setHistory } from '../set-history.js';
import { asksForPage, pageOfSets } from '../set-pages.js';
import { shownSet, shownSetsMadeBy } from '../set-queries.js';
import { setTag } from '../set-tag.js';
import { type Viewer, viewerInPlace, viewOf, visitorOf } from '../set-view.js';
import { createStandIns, createViewers } from './set-viewer.js';

const vary = VARY_BY_VIEWER_AND_ENCODING;

/** Headers of visitors' answers. */
const open = { vary };

/** Only one person may read these: no cache may store them. */
const personal = { vary, 'cache-control': 'private, no-store' };

/** Answers that differ from person to person may be cached by their own browser, which revalidates. */
const signedIn = { vary, 'cache-control': 'private, no-cache' };

const setIn = ({ json }: ListEntry) => JSON.parse(json.toString()) as QuestionSetAnswer;

export function questionSetRoutes(services: Services): Handlers {
  const { config, db, ownLists, personalLists, seenSets, setList } = services;
  const viewerOf = createViewers(services);
  const standInOf = createStandIns(services);
  const visitor = visitorOf(config);

  async function holderOf(c: Context): Promise<Account> {
    const account = await requireAccount('user', services, c);
    if (account === undefined) throw unauthorized();
    return account;
  }

  /** Viewer in whose place an account reads. @throws Refusal 401, 403, 400 in this order */
  function viewerAs(account: Account, { as, mine }: QuestionSetListQuery): Viewer {
    if (mine !== 'true' && !isAdmin(account.roles)) throw adminOnly();
    return viewerInPlace(as, visitor);
  }

  /** The viewer's own sets as another viewer sees them, newest first. */
  async function sendOwnAs(c: Context, account: Account, viewer: Viewer): Promise<Response> {
    const sets: QuestionSetAnswer[] = [];
    for await (const some of shownSetsMadeBy(db, viewOf(viewer), account.id)) sets.push(...some);
    const newestFirst = sets.toSorted((a, b) => {
      return Date.parse(b.lastupdated) - Date.parse(a.lastupdated) || b.id - a.id;
    });
    return sendJson(c, newestFirst, personal);
  }

  async function sendAs(c: Context, query: QuestionSetListQuery): Promise<Response> {
    const account = await holderOf(c);
    const viewer = viewerAs(account, query);
    if (query.mine === 'true') return sendOwnAs(c, account, viewer);
    if (asksForPage(query)) return sendSearch(c, query, viewer, personal);
    return sendReady(c, await setList.body(viewer.level), personal);
  }

  async function sendOwn(c: Context): Promise<Response> {
    return sendReady(c, await ownLists.body((await holderOf(c)).id), personal);
  }

  const asRead = ({ account }: Viewer) => (account === null ? open : signedIn);

  async function sendSearch(
    c: Context,
    query: QuestionSetListQuery,
    viewer: Viewer,
    headers: Readonly<Record<string, string>> = asRead(viewer),
  ): Promise<Response> {
    const page = await pageOfSets(
      services,
      query,
      viewer,
      clientAddress(c, config.settings.TRUST_PROXY),
    );
    return sendPage(c, page, headers);
  }

  function sendList(c: Context, viewer: Viewer): Response | Promise<Response> {
    const ready = personalLists.ready(viewer);
    return ready === undefined
      ? personalLists.body(viewer).then((body) => sendReady(c, body, asRead(viewer)))
      : sendReady(c, ready, asRead(viewer));
  }

  function sendSet(
    c: Context,
    json: string | Buffer<ArrayBuffer>,
    tag: string,
    viewer: Viewer,
  ): Response | Promise<Response> {
    const headers = viewer.account === null ? open : personal;
    return sendReady(c, new ReadyBody(json, tag), headers);
  }

  async function readSet(c: Context, id: number, viewer: Viewer): Promise<Response> {
    const set = await shownSet(db, viewOf(viewer), id);
    if (set === undefined) throw notFound('question-set');
    note(c, id, viewer);
    return sendSet(c, JSON.stringify(set), setTag(set), viewer);
  }

  /** One set as another viewer sees it, for an account that may change it. */
  async function readSetAs(c: Context, id: number, as: string): Promise<Response> {
    const set = await shownSet(db, viewOf(await standInOf(c, id, as)), id);
    if (set === undefined) throw notFound('question-set');
    return sendReady(c, new ReadyBody(JSON.stringify(set), setTag(set)), personal);
  }

  /** A signed-in viewer finds the set among those that they opened last. */
  function note(c: Context, id: number, { account }: Viewer): void {
    if (account !== null && c.req.method === 'GET') seenSets.note(account.id, 'recent', id);
  }

  function sendOne(c: Context, id: number, viewer: Viewer): Response | Promise<Response> {
    const ready = setList.readySet(viewer, id);
    if (ready === undefined) return readSet(c, id, viewer);
    ready.tag ??= setTag(setIn(ready));
    note(c, id, viewer);
    return sendSet(c, ready.json, ready.tag, viewer);
  }

  /** At once where nobody has to be looked up: most viewers are not signed in. */
  function asViewer(
    c: Context,
    answer: (viewer: Viewer) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const viewer = viewerOf(c);
    return viewer instanceof Promise ? viewer.then(answer) : answer(viewer);
  }

  return {
    questionSets: ({ c, query }) => {
      if (query.as !== undefined) return sendAs(c, query);
      if (query.mine === 'true') return sendOwn(c);
      return asViewer(c, (viewer) =>
        asksForPage(query) ? sendSearch(c, query, viewer) : sendList(c, viewer),
      );
    },
    questionSet: ({ c, params, query }) =>
      query.as === undefined
        ? asViewer(c, (viewer) => sendOne(c, params.id, viewer))
        : readSetAs(c, params.id, query.as),
    questionSetHistory: async ({ c, params, user }) => {
      await ownedSet(db, params.id, user);
      return sendJson(c, await setHistory(db, params.id), personal);
    },
    questionSetReads: async ({ c, params, user }) => {
      await ownedSet(db, params.id, user);
      return sendJson(c, await fileReadsOf(db, params.id), personal);
    },
  };
}
