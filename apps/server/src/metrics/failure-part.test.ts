import { expect, it } from 'vitest';
import { failurePart } from './metrics.js';

it.each([
  [Object.assign(new Error('full'), { errcode: 13, code: 'ERR_SQLITE_ERROR' }), 'database'],
  [Object.assign(new Error('locked'), { code: '40001' }), 'database'],
  [Object.assign(new Error('gone'), { name: 'DatabaseGoneError' }), 'database'],
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), 'files'],
  [new TypeError('undefined is not a function'), 'program'],
])('%s is of the %s', (error, part) => {
  expect(failurePart(error)).toBe(part);
});
