import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runLimited } from './run-limited.js';

const MB = 1024 * 1024;
const limits = {
  maxRssBytes: 2000 * MB,
  timeoutMs: 60_000,
  maxCpuMs: 60_000,
  maxPages: 1,
  ready: false,
};
const { signal } = new AbortController();
/** Takes memory, and would go on for long. */
const HOLD = `const held = Buffer.alloc(200 * ${MB}, 1); setTimeout(() => held, 600_000)`;

describe('runLimited', () => {
  it('gives the code and what was said', async () => {
    const end = await runLimited('/bin/sh', ['-c', 'echo a; exit 3'], limits, { signal });
    expect(end).toEqual({ code: 3, output: 'a\n', interrupted: false });
  });

  it('has no code for what cannot be started', async () => {
    const end = await runLimited('/tidak/ada', [], limits, { signal });
    expect(end).toMatchObject({ code: null, interrupted: false });
  });

  it('kills a program with all that it has started', async () => {
    const brief = { ...limits, timeoutMs: 300 };
    const end = await runLimited('/bin/sh', ['-c', 'sleep 600 & wait'], brief, { signal });
    // The started process holds the output open: this end is the end of both.
    expect(end).toMatchObject({ code: null, interrupted: true });
  });

  it('kills it when the signal comes, also before it was started', async () => {
    const stop = new AbortController();
    const running = runLimited('/bin/sh', ['-c', 'sleep 600 & wait'], limits, stop);
    stop.abort();
    expect((await running).code).toBeNull();
    expect((await runLimited('/bin/sleep', ['600'], limits, stop)).code).toBeNull();
  });

  it('tells a process that the system took away from one that ended by itself', async () => {
    const endOf = (script: string) => runLimited('/bin/sh', ['-c', script], limits, { signal });
    expect(await endOf('kill -KILL $$')).toMatchObject({ interrupted: true });
    expect(await endOf('exit 137')).toMatchObject({ code: 137, interrupted: true });
    expect(await endOf('kill -SEGV $$')).toMatchObject({ code: null, interrupted: false });
  });

  it.skipIf(!existsSync(`/proc/self/task/${process.pid}/children`))(
    'counts the memory of what a program starts as the program’s',
    async () => {
      const small = { ...limits, maxRssBytes: 150 * MB };
      const args = ['-c', '"$0" -e "$1" & wait', process.execPath, HOLD];
      const end = await runLimited('/bin/sh', args, small, { signal });
      expect(end).toMatchObject({ code: null, interrupted: false });
    },
  );

  it.skipIf(!existsSync('/proc/self/stat'))(
    'kills a program that works for longer than it may',
    async () => {
      const brief = { ...limits, maxCpuMs: 200 };
      const end = await runLimited('/bin/sh', ['-c', 'while :; do :; done'], brief, { signal });
      expect(end).toMatchObject({ code: null, interrupted: false });
    },
  );
});
