import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createSecretTags } from './answers/secret-tags.js';
import { createApp } from './app.js';
import { fillEmptyBank } from './backup/fill-empty-bank.js';
import type { Config } from './config.js';
import { lockDataDir } from './data-lock.js';
import { openLateDatabase } from './db/open-late-database.js';
import { createCombiner } from './documents/combiner.js';
import { createInspector } from './documents/inspector.js';
import { makeFolder } from './files/disk-files.js';
import { keepPrivate } from './files/keep-private.js';
import { openFileStore } from './files/open-file-store.js';
import {
  answerClientError,
  answerExpectation,
  answerUnreadable,
  noteExchange,
  refuseWithoutHost,
} from './http/client-error.js';
import { keepDemoHome, refuseForwarded } from './http/demo-guard.js';
import { linger } from './http/linger.js';
import { listLane } from './http/list-lane.js';
import { logRequests } from './http/request-log.js';
import { secureAnswers } from './http/security-headers.js';
import { cutUnread } from './http/unread-answers.js';
import { createLog } from './log.js';
import { measureRequests } from './metrics/measure-requests.js';
import { createMetrics } from './metrics/metrics.js';
import { serveMetrics } from './metrics/serve-metrics.js';
import { createAccountLimits } from './services/account-limits.js';
import { hasDemoAccounts } from './services/accounts.js';
import { createContents } from './services/contents.js';
import { ownDiskStore } from './services/disk-store-owner.js';
import { createDownloads } from './services/downloads.js';
import { makeFirstAdmin } from './services/first-admin.js';
import { OwnLists } from './services/own-lists.js';
import { createPasswordWork } from './services/password-work.js';
import { createSearches } from './services/searches.js';
import { signingSecret } from './services/secret.js';
import type { Services } from './services/services.js';
import { setChangesOf } from './services/set-changes.js';
import { SetList } from './services/set-list.js';
import { SetTotals } from './services/set-totals.js';
import { createSignInAttempts } from './services/sign-in-attempts.js';
import { createSignInEvents } from './services/sign-in-events.js';
import { createTokens } from './services/tokens.js';
import { startUpkeep, type Upkeep } from './services/upkeep.js';
import { createUploads } from './services/uploads.js';
import { createWriteLimits } from './services/write-limits.js';

/** How long running answers may take to end before their connections are cut. */
const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** How long a request may take to come: the largest upload over a slow line takes minutes. */
const REQUEST_MS = 900_000;

export interface RunningServer {
  url: string;
  /** Where the numbers for operators are, when they are served. */
  metricsUrl: string | undefined;
  /** Accounts with public passwords exist. */
  hasDemo: boolean;
  /** The file with a made-up first password, when one was just written. */
  firstPasswordFile: string | undefined;
  services: Services;
  upkeep: Upkeep;
  /**
   * Lets running answers end, then closes everything; harmless when called again.
   *
   * @param graceMs how long they may take before their connections are cut; 10 s by default
   */
  close: (graceMs?: number) => Promise<void>;
}

async function openServices(config: Config, log: Logger): Promise<Services> {
  const db = await openLateDatabase(config, log);
  const store = await openFileStore(config);
  await ownDiskStore(db, config).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  await store.tidy();
  const { documents, tools } = config;
  const previews = join(config.dataDir, 'previews');
  const combiner = await createCombiner(previews, store, documents, tools, (report) => {
    const isOpen = report.reason !== undefined && config.production;
    log[isOpen ? 'warn' : 'info'](report, 'Word documents');
  });
  const secret = await signingSecret(config.jwtSecret, config.dataDir);
  const tokens = createTokens(db, secret, config.tokenTtlSeconds);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const inspector = createInspector(documents);
  const uploads = createUploads();
  const setList = new SetList(db, setChangesOf(db), metrics?.listRebuilt);
  metrics?.watchUploads(uploads.load);
  return {
    config,
    log,
    metrics,
    db,
    store,
    contents: createContents(db, store, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'bytes stay behind');
    }),
    combiner: metrics?.watchCombiner(combiner) ?? combiner,
    inspector: metrics?.watchInspector(inspector) ?? inspector,
    downloads: createDownloads(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'a download waits');
    }),
    uploads,
    tokens,
    accountLimits: createAccountLimits(config.account),
    writeLimits: createWriteLimits(db, config.account.writesPerMinute),
    tagOf: createSecretTags(secret),
    searches: createSearches(db),
    setList,
    ownLists: new OwnLists(db),
    setTotals: new SetTotals(() => setList.version()),
    attemptsOf: createSignInAttempts(db),
    passwordWork: createPasswordWork(),
    signInEvents: createSignInEvents(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'an event is not written down');
    }),
  };
}

async function fillEmpty({ config, db, store }: Services): Promise<string | undefined> {
  if (config.seedDemo) {
    await fillEmptyBank({ db, store }, config.demoFile, join(config.dataDir, 'restore'));
    // The demo has an administrator of its own.
    if (config.admin.email === undefined) return undefined;
  }
  return makeFirstAdmin(db, config);
}

async function listen(
  app: ReturnType<typeof createApp>,
  { config, log, metrics, setList }: Services,
  hasDemo: boolean,
): Promise<Server> {
  const answerAll = getRequestListener(app.fetch, {
    autoCleanupIncoming: false,
    errorHandler: answerUnreadable,
    hostname: 'localhost',
  });
  const answerList = listLane(setList);
  // Node's own refusal of a missing host has no message.
  const options = { requireHostHeader: false, requestTimeout: REQUEST_MS };
  const server = createServer(options, (incoming, outgoing) => {
    noteExchange(incoming, outgoing);
    if (refuseWithoutHost(incoming, outgoing)) return;
    if (hasDemo && refuseForwarded(incoming, outgoing)) return;
    if (answerList(incoming, outgoing)) return;
    void answerAll(incoming, outgoing);
  });
  server.prependListener('request', linger);
  server.on('clientError', answerClientError);
  server.on('checkExpectation', answerExpectation);
  cutUnread(server, config.answerIdleSeconds * 1000);
  server.prependListener('request', secureAnswers(config.trustProxy));
  server.prependListener('request', logRequests(log));
  if (metrics !== undefined) server.prependListener('request', measureRequests(metrics));
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return server;
}

function listenForMetrics({ config, metrics }: Services): Promise<Server> | undefined {
  if (metrics === undefined) return undefined;
  return serveMetrics(metrics.registry, config.metricsPort ?? 0, config.host);
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '::' || address === '0.0.0.0';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection may fall idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/**
 * Starts the whole server: data folder, database, demo data or first administrator, HTTP.
 *
 * @throws ConfigError when accounts with public passwords would be reachable from elsewhere
 * @throws DataInUseError when another server works on the data folder
 * @throws OperatorError when the database cannot be used, or did not come in time
 */
export async function startServer(
  config: Config,
  log: Logger = createLog(config.logLevel),
): Promise<RunningServer> {
  await makeFolder(config.dataDir);
  keepPrivate(config.dataDir);
  const unlock = lockDataDir(config.dataDir);
  try {
    return await startLocked(config, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(
  config: Config,
  log: Logger,
  unlock: () => void,
): Promise<RunningServer> {
  const services = await openServices(config, log);
  /** What has been started, to be stopped from the last to the first. */
  const started: ((graceMs: number) => unknown)[] = [
    () => services.db.destroy(),
    () => services.signInEvents.flush(),
    () => services.searches.close(),
    () => services.inspector.close(),
    () => services.combiner.close(),
  ];
  const stopAll = async (graceMs: number) => {
    for (const stop of started.splice(0).toReversed()) await stop(graceMs);
  };
  try {
    const firstPasswordFile = await fillEmpty(services);
    const hasDemo = await hasDemoAccounts(services.db);
    if (hasDemo) keepDemoHome(config);
    const numbers = await listenForMetrics(services);
    if (numbers !== undefined) started.push(() => closeServer(numbers, 0));
    const upkeep = startUpkeep(services);
    started.push(() => upkeep.stop());
    const server = await listen(createApp(services), services, hasDemo);
    started.push((graceMs) => closeServer(server, graceMs));
    const url = urlOf(server);
    const metricsUrl = numbers && `${urlOf(numbers)}/metrics`;
    log.info({ url, metricsUrl }, 'listening');
    // A process that cannot start now is started with the first upload.
    if (config.documents.ready) services.inspector.prepare().catch(() => undefined);
    let closing: Promise<void> | undefined;
    const close = async (graceMs: number) => {
      await stopAll(graceMs);
      unlock();
      log.info('stopped');
    };
    return {
      url,
      metricsUrl,
      hasDemo,
      firstPasswordFile,
      services,
      upkeep,
      close: (graceMs = GRACE_MS) => {
        closing ??= close(graceMs);
        return closing;
      },
    };
  } catch (error) {
    await stopAll(0);
    throw error;
  }
}
