import { expect, it } from 'vitest';
import { SetTotals } from './set-totals.js';

function totalsAt(start: number) {
  const state = { version: start, counted: 0 };
  const totals = new SetTotals(async () => state.version);
  const count = async () => {
    state.counted += 1;
    return state.counted;
  };
  return { state, totals, count };
}

it('counts a query once, until the version is another', async () => {
  const { state, totals, count } = totalsAt(1);
  expect([await totals.of('a', count), await totals.of('a', count)]).toEqual([1, 1]);
  expect(await totals.of('b', count)).toBe(2);
  state.version = 2;
  expect([await totals.of('a', count), await totals.of('a', count)]).toEqual([3, 3]);
});

it('does not keep what a write ran into', async () => {
  const { state, totals, count } = totalsAt(1);
  await totals.of('a', async () => {
    state.version = 2;
    return 100;
  });
  expect(await totals.of('a', count)).toBe(1);
});

it('keeps no count from before a version that another one has seen', async () => {
  const { state, totals, count } = totalsAt(1);
  let end = () => {};
  const slow = totals.of('a', async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 100;
  });
  await Promise.resolve();
  state.version = 2;
  expect(await totals.of('a', count)).toBe(1);
  end();
  expect(await slow).toBe(100);
  expect(await totals.of('a', count)).toBe(1);
});

it('keeps a bounded number', async () => {
  const { state, totals, count } = totalsAt(1);
  for (let turn = 0; turn < 600; turn += 1) await totals.of(String(turn), count);
  await totals.of('0', count);
  expect(state.counted).toBe(601);
});
