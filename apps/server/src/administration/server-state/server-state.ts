import { statfs } from 'node:fs/promises';
import { SERVER_SETTINGS, type ServerState } from '@bank-soal/contract/administration';
import { dialectOf } from '../../db/dialect.js';
import type { Services } from '../../services.js';
import { environmentSchema, type Settings } from '../../settings/environment-schema.js';
import { VERSION } from '../../version.js';
import { inTime } from './in-time.js';
import { keptIn } from './kept.js';
import { lookAtParts, type PartsTools } from './parts.js';

type Shown = ServerState['settings'][number];

function valueOf(name: Shown['name'], value: unknown): Shown['value'] {
  if (environmentSchema.shape[name].meta()?.shown !== true) return value !== undefined;
  return (Array.isArray(value) ? value.length : value) as Shown['value'];
}

/**
 * The settings that the contract names, in its order: their values, how many a list has, and of those that hold an
 * address or a secret only whether they are set.
 */
function shownSettings(settings: Settings): ServerState['settings'] {
  return SERVER_SETTINGS.map((name) => ({ name, value: valueOf(name, settings[name]) }));
}

/** A store that is well answers in far less; nobody looks at an empty page for longer. */
const WAIT_MS = 5000;

/** Services that the state of a server is made of. */
export type StateTools = PartsTools & Pick<Services, 'config' | 'searches'>;

interface Asked {
  /** Where the call comes from. */
  caller: string;
  startedAt: string;
  waitMs?: number;
}

async function spaceOf(dataDir: string): Promise<NonNullable<ServerState['storage']['disk']>> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** How the server is at this moment. What cannot be had in time is null: it answers in any case. */
export async function serverState(
  tools: StateTools,
  { caller, startedAt, waitMs = WAIT_MS }: Asked,
): Promise<ServerState> {
  const { config, db, searches, log } = tools;
  const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
    inTime(work, waitMs).catch((error: unknown) => {
      log.warn({ err: error }, 'a part of the state of the server is not known');
      return null;
    });
  const inBucket = config.s3 !== undefined;
  const [parts, disk, databaseBytes, kept] = await Promise.all([
    lookAtParts(tools, waitMs),
    inBucket ? null : orNull(() => spaceOf(config.dataDir)),
    orNull(() => dialectOf(db).bytes(db)),
    orNull(() => searches.run(caller, 0, keptIn)),
  ]);
  return {
    at: new Date().toISOString(),
    version: VERSION,
    node: process.versions.node,
    startedAt,
    database: config.databaseUrl === undefined ? 'sqlite' : 'postgresql',
    files: inBucket ? 's3' : 'disk',
    parts,
    storage: { disk, databaseBytes, kept },
    settings: shownSettings(config.settings),
  };
}
