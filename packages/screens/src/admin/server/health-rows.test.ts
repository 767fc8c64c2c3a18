import { expect, it } from 'vitest';
import { serverState } from '../../test/server-fixtures.js';
import { healthRows, troublesOf } from './health-rows.js';

const GB = 1_000_000_000;
const withDisk = (disk: { free: number; total: number } | null) => ({
  ...serverState,
  storage: { ...serverState.storage, disk },
});

it('counts the room of the disk among what may be not well', () => {
  expect(healthRows(serverState).at(-1)).toEqual({ part: 'room', problem: null });
  expect(troublesOf(serverState)).toBe(0);
  const full = withDisk({ free: GB / 2, total: 64 * GB });
  expect(healthRows(full).at(-1)).toEqual({ part: 'room', problem: 'low' });
  expect(troublesOf(full)).toBe(1);
  expect(troublesOf({ ...full, parts: [{ part: 'mail', problem: 'delayed' }] })).toBe(2);
});

it('says nothing of a room that cannot be seen', () => {
  expect(healthRows(withDisk(null))).toEqual(serverState.parts);
});
