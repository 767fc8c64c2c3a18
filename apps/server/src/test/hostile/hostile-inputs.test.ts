import { expect, it } from 'vitest';
import { attackWith } from './attack-with.js';
import { documentGroups, requestGroups } from './hostile-groups.js';

attackWith(requestGroups, async () => []);

const names = Object.entries({ ...requestGroups, ...documentGroups }).flatMap(([group, cases]) =>
  cases.map(({ name }) => `${group}: ${name}`),
);

it(`are ${names.length} in all, no two of them the same, and at least 200`, () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(200);
});
