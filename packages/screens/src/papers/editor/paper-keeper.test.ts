import { EMPTY_HEAD, type PaperAnswer, type PaperBody } from '@bank-soal/contract/papers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { ALONE } from '../../test/paper-fixtures.js';
import { createPaperKeeper, KEEP_AFTER_MS, type KeeperPorts } from './paper-keeper.js';

const answer = (title = '', id = 7): PaperAnswer => ({
  ...ALONE,
  id,
  title,
  head: EMPTY_HEAD,
  instructions: [],
  sections: [],
  variants: 1,
  shuffleOptions: false,
  size: 'A4',
  seed: 1,
  status: 'draf',
  usedOn: null,
  totalPoints: 0,
  updated_at: '',
});

/** A server that counts up its tags, and notes what it was asked for. */
function server() {
  const calls: unknown[][] = [];
  let version = 0;
  const tagged = (body: PaperBody, id?: number) => {
    version += 1;
    return { data: answer(body.title, id), etag: `"${version}"` };
  };
  const ports: KeeperPorts = {
    async createPaper(body) {
      calls.push(['create', body.title]);
      return tagged(body, 7 + calls.length - 1);
    },
    async updatePaper(id, body, etag) {
      calls.push(['update', id, body.title, etag]);
      return tagged(body, Number(id));
    },
  };
  return { calls, ports };
}

const pause = () => vi.advanceTimersByTimeAsync(KEEP_AFTER_MS);

const stale = (current: PaperAnswer) =>
  new ApiError(412, 'Berubah', undefined, [], { code: 'changed-meanwhile', current });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a paper is kept while it is made', () => {
  it('once for a burst of typing, then by its tag', async () => {
    const { calls, ports } = server();
    const keeper = createPaperKeeper(ports);
    expect(keeper.status()).toEqual({ kind: 'idle' });
    for (const title of ['U', 'UT', 'UTS']) keeper.change({ title });
    expect(keeper.status()).toEqual({ kind: 'unsaved' });
    await pause();
    expect(keeper.status()).toMatchObject({ kind: 'saved' });
    keeper.change({ title: 'UTS 1' });
    await pause();
    expect(calls).toEqual([
      ['create', 'UTS'],
      ['update', 7, 'UTS 1', '"1"'],
    ]);
    expect(keeper.id()).toBe(7);
    expect(keeper.etag()).toBe('"2"');
  });

  it('one call at a time, and what was typed meanwhile afterwards', async () => {
    const { calls, ports } = server();
    let finish = () => {};
    const slow: KeeperPorts = {
      ...ports,
      async createPaper(body) {
        const kept = await ports.createPaper(body);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return kept;
      },
    };
    const keeper = createPaperKeeper(slow);
    keeper.change({ title: 'A' });
    await pause();
    keeper.change({ title: 'B' });
    await pause();
    expect(calls).toHaveLength(1);
    expect(keeper.status()).toEqual({ kind: 'saving' });
    finish();
    await keeper.flush();
    expect(calls).toEqual([
      ['create', 'A'],
      ['update', 7, 'B', '"1"'],
    ]);
  });

  it('tries again what failed, with what was typed since', async () => {
    const { calls, ports } = server();
    let isDown = true;
    const keeper = createPaperKeeper({
      ...ports,
      createPaper: (body) => {
        if (isDown) throw new NetworkError('No answer from the server');
        return ports.createPaper(body);
      },
    });
    keeper.change({ title: 'A' });
    await pause();
    expect(keeper.status().kind).toBe('failed');
    isDown = false;
    keeper.change({ title: 'AB' });
    await keeper.flush();
    expect(calls).toEqual([['create', 'AB']]);
    expect(keeper.status().kind).toBe('saved');
  });
});

describe('a paper that was changed elsewhere', () => {
  function conflicting() {
    const { calls, ports } = server();
    const keeper = createPaperKeeper(
      {
        ...ports,
        updatePaper: (id, body, etag) => {
          if (etag === '"old"') throw stale(answer('Milik tab lain'));
          return ports.updatePaper(id, body, etag);
        },
      },
      { id: 7, etag: '"old"' },
    );
    keeper.change({ title: 'Milik saya' });
    return { calls, keeper };
  }

  it('is not written over, whatever is typed', async () => {
    const { calls, keeper } = conflicting();
    await pause();
    expect(keeper.status()).toMatchObject({
      kind: 'conflict',
      current: { title: 'Milik tab lain' },
    });
    keeper.change({ title: 'Milik saya juga' });
    await pause();
    expect(calls).toEqual([]);
    expect(keeper.status().kind).toBe('conflict');
  });

  it('becomes what is here, when one says so', async () => {
    const { calls, keeper } = conflicting();
    await pause();
    keeper.change({ title: 'Terakhir' });
    await keeper.overwrite();
    expect(calls).toEqual([['update', 7, 'Terakhir', undefined]]);
    expect(keeper.status().kind).toBe('saved');
  });

  it('stays, and what is here becomes another', async () => {
    const { calls, keeper } = conflicting();
    await pause();
    await keeper.keepAsCopy();
    expect(calls).toEqual([['create', 'Milik saya']]);
    expect(keeper.status().kind).toBe('saved');
  });

  it('counts until somebody decides: leaving sends nothing', async () => {
    const { calls, keeper } = conflicting();
    await pause();
    await keeper.flush();
    expect(keeper.status()).toMatchObject({ kind: 'conflict' });
    expect(calls).toEqual([]);
  });

  it('is frozen once it was used', async () => {
    const { calls, ports } = server();
    const used = new ApiError(409, 'Dipakai', undefined, [], { code: 'paper-used' });
    const keeper = createPaperKeeper(
      {
        ...ports,
        updatePaper: () => {
          throw used;
        },
      },
      { id: 7, etag: '"1"' },
    );
    keeper.change({ title: 'Terlambat' });
    await pause();
    expect(keeper.status()).toEqual({ kind: 'frozen' });
    await keeper.keepAsCopy();
    expect(calls).toEqual([['create', 'Terlambat']]);
  });
});
