import { expect, it, vi } from 'vitest';
import { toLoadState } from './to-load-state.js';

const response = (part: object) => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  isLoading: false,
  mutate: vi.fn(),
  ...part,
});

it('is ready as soon as there is data, and stays so when a refresh fails', () => {
  expect(toLoadState(response({ data: [1], error: new Error('x') }))).toEqual({
    status: 'ready',
    data: [1],
  });
});

it('is loading before the first answer', () => {
  expect(toLoadState(response({ isValidating: true }))).toEqual({ status: 'loading' });
});

it('is failed and busy during another try', () => {
  const state = toLoadState(response({ error: new Error('x'), isValidating: true }));
  expect(state).toMatchObject({ status: 'failed', busy: true });
});

it('is failed with a way to try again', () => {
  const failed = response({ error: new Error('x') });
  const state = toLoadState(failed);
  if (state.status !== 'failed') throw new Error(state.status);
  state.retry();
  expect(failed.mutate).toHaveBeenCalledOnce();
});
