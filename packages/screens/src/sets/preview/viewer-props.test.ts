import { expect, it, vi } from 'vitest';
import { viewerProps } from './viewer-props.js';

it('hands a content over', () => {
  expect(viewerProps({ status: 'ready', data: 'isi' })).toEqual({
    content: 'isi',
    state: 'ready',
    onRetry: undefined,
  });
});

it('offers another try after a failure, which looks like loading', () => {
  const retry = vi.fn();
  expect(viewerProps({ status: 'failed', busy: false, retry })).toEqual({
    content: null,
    state: 'failed',
    onRetry: retry,
  });
  expect(viewerProps({ status: 'failed', busy: true, retry }).state).toBe('loading');
});
