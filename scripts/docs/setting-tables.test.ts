import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SERVER_SETTINGS } from '@bank-soal/contract/administration';
import { expect, it } from 'vitest';
import { environmentSchema } from '../../apps/server/src/settings/environment-schema.js';
import { withSettings } from './setting-tables.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `vitest run --project units scripts/docs/setting-tables -u` writes them. */
it.each([
  ['docs/operator.md', 'id'],
  ['README.md', 'en'],
] as const)('%s has the table of the settings as they are', async (guide, language) => {
  const path = `${root}/${guide}`;
  await expect(withSettings(readFileSync(path, 'utf8'), language)).toMatchFileSnapshot(path);
});

it('shows administrators no value of a setting that the contract does not name', () => {
  const shown = Object.entries(environmentSchema.shape).filter(([, one]) => one.meta()?.shown);
  const names: readonly string[] = SERVER_SETTINGS;
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});
