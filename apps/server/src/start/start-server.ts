import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { hasDemoAccounts } from '../accounts/accounts.js';
import { makeFirstAdmin } from '../accounts/first-admin.js';
import { startUpkeep, type Upkeep } from '../administration/upkeep.js';
import { createApp } from '../app.js';
import { fillEmptyBank } from '../backup/fill-empty-bank.js';
import { closeServer, listen } from '../http/listen.js';
import { createLog } from '../log.js';
import { serveMetrics } from '../metrics/serve-metrics.js';
import type { Services } from '../services.js';
import type { Config } from '../settings/config.js';
import { makeFolder } from '../storage/disk-files.js';
import { keepPrivate } from '../storage/keep-private.js';
import { VERSION } from '../version.js';
import { lockDataDir } from './data-lock.js';
import { openServices } from './open-services.js';
import { refusePublicDemo } from './refuse-public-demo.js';

/** How long running answers may take to end before their connections are cut. */
const GRACE_MS = 10_000;

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

async function fillEmpty({ config, covers, db, store }: Services): Promise<string | undefined> {
  if (config.seedDemo) {
    const work = join(config.dataDir, 'restore');
    const isFilled = await fillEmptyBank({ db, store }, config.demoFile, work);
    if (isFilled) await covers.takeOver(join(dirname(config.demoFile), 'covers'));
    // The demo has an administrator of its own.
    if (config.admin.email === undefined) return undefined;
  }
  return makeFirstAdmin(db, config);
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
  /** Started parts, to be stopped from the last to the first. */
  const started: ((graceMs: number) => unknown)[] = [
    () => services.db.destroy(),
    () => services.signInEvents.flush(),
    () => services.seenSets.flush(),
    () => services.mailer?.stop(),
    () => services.searches.close(),
    () => services.texts.stop(),
    // After the combiner, which it may wait for.
    () => services.textQueue?.stop(),
    () => services.inspector.close(),
    () => services.questionReader.close(),
    () => services.combiner.close(),
    () => services.covers.close(),
    () => services.paperPress.paperWriter.close(),
  ];
  let isCut = false;
  const stopAll = async (graceMs: number) => {
    // Stopped first and awaited below: closing the others must not break their work.
    for (const one of [services.textQueue, services.mailer]) one?.stop().catch(() => undefined);
    for (const stop of started.splice(0).toReversed()) await stop(graceMs);
  };
  try {
    const firstPasswordFile = await fillEmpty(services);
    const hasDemo = await hasDemoAccounts(services.db);
    if (hasDemo) refusePublicDemo(config);
    const numbers = await listenForMetrics(services);
    if (numbers !== undefined) started.push(() => closeServer(numbers, 0));
    const upkeep = startUpkeep(services);
    started.push(() => upkeep.stop());
    const server = await listen(
      createApp(services, () => isCut),
      services,
      hasDemo,
    );
    started.push(() => {
      isCut = true;
    });
    started.push((graceMs) => closeServer(server, graceMs));
    const url = urlOf(server);
    const metricsUrl = numbers && `${urlOf(numbers)}/metrics`;
    log.info({ url, metricsUrl, version: VERSION }, 'listening');
    services.textQueue?.wake();
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
