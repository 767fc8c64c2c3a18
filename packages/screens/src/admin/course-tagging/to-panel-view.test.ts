import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.js';
import type { LoadState } from '../../model/load-state.js';
import { bothLoads, toPanelView } from './to-panel-view.js';

const ready = <T>(data: T): LoadState<T> => ({ status: 'ready', data });
const failed = (error: unknown, busy = false) =>
  ({ status: 'failed', busy, retry: vi.fn(), error }) as const;
const loading = { status: 'loading' } as const;

describe('toPanelView', () => {
  const list = [{ name: 'SQL' }, { name: 'Graph' }];

  it('searches what is ready, and counts all', () => {
    expect(toPanelView(ready(list), 'sq', 'x')).toEqual({
      status: 'ready',
      found: [list[0]],
      total: 2,
    });
  });

  it("words a failure by the server's sentence, else by its own", () => {
    expect(toPanelView(failed(new ApiError(500, 'Sibuk')), '', 'x')).toMatchObject({
      sentence: 'Sibuk',
    });
    expect(toPanelView(failed(new ApiError(500, '')), '', 'x')).toMatchObject({ sentence: 'x' });
  });
});

describe('bothLoads', () => {
  it('is ready when both are', () => {
    expect(bothLoads(ready(1), ready('a'))).toEqual({ status: 'ready', data: [1, 'a'] });
    expect(bothLoads(ready(1), loading)).toEqual({ status: 'loading' });
  });

  it('is failed when one is, and tries again what failed', () => {
    const error = new ApiError(500, '');
    const first = failed(error, true);
    const second = failed(new Error('x'));
    const both = bothLoads(first, second);
    expect(both).toMatchObject({ status: 'failed', busy: true, error });
    if (both.status !== 'failed') throw new Error(both.status);
    both.retry();
    expect(first.retry).toHaveBeenCalledOnce();
    expect(second.retry).toHaveBeenCalledOnce();
    expect(bothLoads(loading, second).status).toBe('failed');
  });
});
