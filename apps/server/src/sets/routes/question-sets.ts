import type { QuestionSetListQuery } from '@bank-soal/contract/question-set-pages';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { isAdmin } from '@bank-soal/contract/roles';
import type { Context } from 'hono';
import type { Account } from '../../account.js';
import type { ListEntry } from '../../answers/list/set-blocks.js';
import { ReadyBody } from '../../answers/ready-body.js';
import { fileReadsOf } from '../../files/file-reads.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { requireAccount } from '../../http/require-account.js';
import { sendJson } from '../../http/send-json.js';
import { sendPage } from '../../http/send-page.js';
import { sendReady } from '../../http/send-ready.js';
import { VARY_BY_READER_AND_ENCODING } from '../../http/token-headers.js';
import { adminOnly, notFound, unauthorized } from '../../refusal.js';
import type { Services } from '../../services.js';
import { ownedSet } from '../set-access.js';
import { setHistory } from '../set-history.js';
import { asksForPage, pageOfSets } from '../set-pages.js';
import { shownSet, shownSetsMadeBy } from '../set-queries.js';
import { setTag } from '../set-tag.js';
import { type Reader, readerInPlace, viewOf, visitorOf } from '../set-view.js';
import { createReaders, createStandIns } from './set-reader.js';

const vary = VARY_BY_READER_AND_ENCODING;

/** What everybody reads who is not signed in. */
const open = { vary };

/** What one person alone reads is kept nowhere on its way. */
const personal = { vary, 'cache-control': 'private, no-store' };

/** What differs from person to person may be kept by their own browser, which asks again. */
const signedIn = { vary, 'cache-control': 'private, no-cache' };

const setIn = ({ json }: ListEntry) => JSON.parse(json.toString()) as QuestionSetAnswer;

export function questionSetRoutes(services: Services): Handlers {
  const { config, db, ownLists, personalLists, seenSets, setList } = services;
  const readerOf = createReaders(services);
  const standInOf = createStandIns(services);
  const visitor = visitorOf(config);

  async function holderOf(c: Context): Promise<Account> {
    const account = await requireAccount('user', services, c);
    if (account === undefined) throw unauthorized();
    return account;
  }

  /** In whose place somebody reads. @throws Refusal 401, 403, 400 in this order */
  function readerAs(account: Account, { as, mine }: QuestionSetListQuery): Reader {
    if (mine !== 'true' && !isAdmin(account.roles)) throw adminOnly();
    return readerInPlace(as, visitor);
  }

  /** The reader's own sets as another reader sees them, newest first. */
  async function sendOwnAs(c: Context, account: Account, reader: Reader): Promise<Response> {
    const sets: QuestionSetAnswer[] = [];
    for await (const some of shownSetsMadeBy(db, viewOf(reader), account.id)) sets.push(...some);
    const newestFirst = sets.toSorted((a, b) => {
      return Date.parse(b.lastupdated) - Date.parse(a.lastupdated) || b.id - a.id;
    });
    return sendJson(c, newestFirst, personal);
  }

  async function sendAs(c: Context, query: QuestionSetListQuery): Promise<Response> {
    const account = await holderOf(c);
    const reader = readerAs(account, query);
    if (query.mine === 'true') return sendOwnAs(c, account, reader);
    if (asksForPage(query)) return sendSearch(c, query, reader, personal);
    return sendReady(c, await setList.body(reader.level), personal);
  }

  async function sendOwn(c: Context): Promise<Response> {
    return sendReady(c, await ownLists.body((await holderOf(c)).id), personal);
  }

  const asRead = ({ account }: Reader) => (account === null ? open : signedIn);

  async function sendSearch(
    c: Context,
    query: QuestionSetListQuery,
    reader: Reader,
    headers: Readonly<Record<string, string>> = asRead(reader),
  ): Promise<Response> {
    const page = await pageOfSets(services, query, reader, clientAddress(c, config.trustProxy));
    return sendPage(c, page, headers);
  }

  function sendList(c: Context, reader: Reader): Response | Promise<Response> {
    const ready = personalLists.ready(reader);
    return ready === undefined
      ? personalLists.body(reader).then((body) => sendReady(c, body, asRead(reader)))
      : sendReady(c, ready, asRead(reader));
  }

  function sendSet(
    c: Context,
    json: string | Buffer<ArrayBuffer>,
    tag: string,
    reader: Reader,
  ): Response | Promise<Response> {
    const headers = reader.account === null ? open : personal;
    return sendReady(c, new ReadyBody(json, tag), headers);
  }

  async function readSet(c: Context, id: number, reader: Reader): Promise<Response> {
    const set = await shownSet(db, viewOf(reader), id);
    if (set === undefined) throw notFound('question-set');
    note(c, id, reader);
    return sendSet(c, JSON.stringify(set), setTag(set), reader);
  }

  /** One set as another reader is answered, for who may change it. */
  async function readSetAs(c: Context, id: number, as: string): Promise<Response> {
    const set = await shownSet(db, viewOf(await standInOf(c, id, as)), id);
    if (set === undefined) throw notFound('question-set');
    return sendReady(c, new ReadyBody(JSON.stringify(set), setTag(set)), personal);
  }

  /** Whoever is signed in finds the set among those that they opened last. */
  function note(c: Context, id: number, { account }: Reader): void {
    if (account !== null && c.req.method === 'GET') seenSets.note(account.id, 'recent', id);
  }

  function sendOne(c: Context, id: number, reader: Reader): Response | Promise<Response> {
    const ready = setList.readySet(reader, id);
    if (ready === undefined) return readSet(c, id, reader);
    ready.tag ??= setTag(setIn(ready));
    note(c, id, reader);
    return sendSet(c, ready.json, ready.tag, reader);
  }

  /** At once where nobody has to be looked up: most readers are not signed in. */
  function asReader(
    c: Context,
    answer: (reader: Reader) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const reader = readerOf(c);
    return reader instanceof Promise ? reader.then(answer) : answer(reader);
  }

  return {
    questionSets: ({ c, query }) => {
      if (query.as !== undefined) return sendAs(c, query);
      if (query.mine === 'true') return sendOwn(c);
      return asReader(c, (reader) =>
        asksForPage(query) ? sendSearch(c, query, reader) : sendList(c, reader),
      );
    },
    questionSet: ({ c, params, query }) =>
      query.as === undefined
        ? asReader(c, (reader) => sendOne(c, params.id, reader))
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
