import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverNow } from './server-now.js';
import { changesSince, type Surface, untold } from './server-release.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const released: Surface = {
  settings: { PORT: '3000', OCR: 'false' },
  migrations: { '0001-first': 'aa' },
  commands: { check: 'looks' },
};
const now: Surface = {
  settings: { PORT: '3001', MAIL: '' },
  migrations: { '0001-first': 'aa', '0002-next': 'bb' },
  commands: { check: 'looks', audit: 'tells' },
};

it('tells what is new, gone or another', () => {
  expect(changesSince(released, released)).toEqual([]);
  expect(changesSince(released, now)).toEqual([
    'settings MAIL: new',
    'settings OCR: gone',
    'settings PORT: another',
    'migrations 0002-next: new',
    'commands audit: new',
  ]);
});

it.each([
  ["---\n'@bank-soal/server': minor\n---\n\nMail.\n", 0],
  ['---\n"@bank-soal/ui": patch\n"@bank-soal/server": patch\n---\n\nMail.\n', 0],
  ["---\n'@bank-soal/ui': minor\n---\n\n@bank-soal/server: no.\n", 5],
])('wants a changeset that names the server: %j', (changeset, count) => {
  expect(untold(released, now, [changeset])).toHaveLength(count);
});

it('leaves nothing of the server untold since its last release: npm run changeset', () => {
  const waiting = readdirSync(new URL('.changeset/', root))
    .filter((file) => file.endsWith('.md'))
    .map((file) => read(`.changeset/${file}`));
  expect(untold(JSON.parse(read('apps/server/released.json')), serverNow(), waiting)).toEqual([]);
});
