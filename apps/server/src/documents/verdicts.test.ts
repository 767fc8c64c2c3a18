import { expect, it } from 'vitest';
import { createVerdicts } from './verdicts.js';

it('forgets what was asked for least recently, and knows a verdict of nothing', () => {
  const { find, keep } = createVerdicts<string | undefined>(2);
  keep('a', undefined);
  keep('b', 'rusak');
  expect(find('a')).toEqual({ verdict: undefined });
  keep('c', 'kosong');
  expect([find('a'), find('b'), find('c')]).toEqual([
    { verdict: undefined },
    undefined,
    { verdict: 'kosong' },
  ]);
});
