import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../free-port.js';
import { PYTHON } from './install-swift.js';
import {
  RUN_RING_BUILDER,
  RUN_SERVER,
  ringCalls,
  SWIFT_KEYS,
  SWIFT_SERVERS,
  type SwiftPorts,
  type SwiftServer,
  writeSwiftConfig,
} from './swift-config.js';

const START_MS = 60_000;

/** A real S3 server on this machine: OpenStack Swift with its s3api, everything in one folder. */
export interface Swift {
  url: string;
  makeBucket: (name: string) => Promise<void>;
  /** Ends all of it as a power failure would. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it and removes its folder. */
  remove: () => Promise<void>;
}

/** Waits until each of the servers answers anything at all. */
async function untilAwake(ports: SwiftPorts, processes: readonly ChildProcess[]): Promise<void> {
  const late = Date.now() + START_MS;
  for (;;) {
    const calls = Object.values(ports).map((port) => fetch(`http://127.0.0.1:${port}/healthcheck`));
    const answers = await Promise.allSettled(calls);
    if (answers.every(({ status }) => status === 'fulfilled')) return;
    const gone = processes.find(({ exitCode }) => exitCode !== null);
    if (gone !== undefined) throw new Error(`Swift did not start: ${gone.spawnargs.join(' ')}`);
    if (Date.now() > late) throw new Error('Swift did not start in time');
    await wait(100);
  }
}

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-swift-'));
  const ports = {
    object: await freePort(),
    container: await freePort(),
    account: await freePort(),
    proxy: await freePort(),
  };
  const url = `http://127.0.0.1:${ports.proxy}`;
  writeSwiftConfig(folder, ports);
  for (const call of ringCalls(folder, ports)) {
    const { status, stderr } = spawnSync(PYTHON, ['-c', RUN_RING_BUILDER, ...call]);
    // 1 is a warning: with one disk there is nothing to balance.
    if (status !== 0 && status !== 1) throw new Error(`swift-ring-builder: ${stderr}`);
  }
  let processes: ChildProcess[] = [];

  const run = (server: SwiftServer) =>
    spawn(PYTHON, ['-c', RUN_SERVER, folder, server], { stdio: ['ignore', 'ignore', 'inherit'] });
  const start = async () => {
    processes = SWIFT_SERVERS.map(run);
    await untilAwake(ports, processes);
  };
  const kill = async () => {
    const ends = processes.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, 'exit');
      child.kill('SIGKILL');
      await end;
    });
    await Promise.all(ends);
  };
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const makeBucket = async (Bucket: string) => {
    const options = { region: 'us-east-1', endpoint: url, forcePathStyle: true };
    const client = new S3Client({ ...options, credentials: SWIFT_KEYS });
    await client.send(new CreateBucketCommand({ Bucket }));
    client.destroy();
  };
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, makeBucket, kill, start, remove };
}
