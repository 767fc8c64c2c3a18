import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inLanes } from './lanes.mjs';

type Step = { name: string; ms?: number; lanes?: number; after?: string[] };

/** Beginnings and ends in their order, and the most lanes that were taken at once. */
async function follow(steps: Step[]) {
  const log: string[] = [];
  let taken = 0;
  let most = 0;
  await inLanes(steps, 2, async ({ name, ms = 5, lanes = 1 }) => {
    log.push(`+${name}`);
    taken += lanes;
    most = Math.max(most, taken);
    await wait(ms);
    taken -= lanes;
    log.push(`-${name}`);
  });
  return { log, most };
}

describe('steps in lanes', () => {
  it('begins the next as soon as a lane is free', async () => {
    const { log, most } = await follow([
      { name: 'long', ms: 200 },
      { name: 'one' },
      { name: 'two' },
    ]);
    expect(log).toEqual(['+long', '+one', '-one', '+two', '-two', '-long']);
    expect(most).toBe(2);
  });

  it('waits for what a step stands on, and lets others pass meanwhile', async () => {
    const { log } = await follow([
      { name: 'build', ms: 60 },
      { name: 'size', after: ['build'] },
      { name: 'other' },
    ]);
    expect(log.indexOf('+other')).toBeLessThan(log.indexOf('+size'));
    expect(log.indexOf('-build')).toBeLessThan(log.indexOf('+size'));
  });

  it('gives both lanes to one that wants them, and lets nothing pass it', async () => {
    const { log, most } = await follow([
      { name: 'short' },
      { name: 'both', lanes: 2 },
      { name: 'last' },
    ]);
    expect(log).toEqual(['+short', '-short', '+both', '-both', '+last', '-last']);
    expect(most).toBe(2);
  });

  it('is not held up by a name that is not among them', async () => {
    expect((await follow([{ name: 'size', after: ['build'] }])).log).toEqual(['+size', '-size']);
  });

  it('says who waits for each other', async () => {
    const circle = [
      { name: 'one', after: ['two'] },
      { name: 'two', after: ['one'] },
    ];
    await expect(follow(circle)).rejects.toThrow('one, two');
  });
});
