import { describe, expect, it, vi } from 'vitest';
import { toShownLoad } from './shown-load.js';

const detailOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

describe('toShownLoad', () => {
  it('keeps what is on its way', () => {
    expect(toShownLoad({ status: 'loading' }, detailOf)).toEqual({ status: 'loading' });
  });

  it('spreads data beside the state', () => {
    const load = { status: 'ready', data: { counts: 3 } } as const;
    expect(toShownLoad(load, detailOf)).toEqual({ status: 'ready', counts: 3 });
  });

  it('words what was thrown, and hands no error on', () => {
    const retry = vi.fn();
    const load = { status: 'failed', busy: true, retry, error: new Error('Sibuk') } as const;
    expect(toShownLoad(load, detailOf)).toStrictEqual({
      status: 'failed',
      detail: 'Sibuk',
      busy: true,
      retry,
    });
  });
});
