import { expect, it } from 'vitest';
import { createVerdicts } from './verdicts.js';

it('forgets what was asked for least recently, and knows a verdict of nothing', () => {
  const { find, remember } = createVerdicts<string | undefined>(2);
  remember('a', undefined);
  remember('b', 'rusak');
  expect(find('a')).toEqual({ verdict: undefined });
  remember('c', 'kosong');
  expect([find('a'), find('b'), find('c')]).toEqual([
    { verdict: undefined },
    undefined,
    { verdict: 'kosong' },
  ]);
});
