import { expect, it, vi } from 'vitest';
import { whenChanged } from './when-changed.js';

it('hands on what is another than before, and than what is known', () => {
  const tell = vi.fn();
  const seen = whenChanged(false, tell);
  for (const value of [false, true, true, false]) seen(value);
  expect(tell.mock.calls).toEqual([[true], [false]]);
});
