import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COMMAND_PREFIX, commitOf, VERSION, versionText } from './version.js';

const source = fileURLToPath(new URL('.', import.meta.url));

it('knows the number, and the commit where there is one', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+/);
  expect(commitOf() ?? '0'.repeat(12)).toMatch(/^[0-9a-f]{12}$/);
  expect(versionText().startsWith(VERSION)).toBe(true);
  expect(COMMAND_PREFIX).toBe('npm run bank --');
});

it.each([
  [{ commit: 'abcdef0123456789' }, '9.8.7 (abcdef012345)'],
  [{}, '9.8.7'],
])('is what an archive with %j says', async (more, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-version-'));
  try {
    const server = join(folder, 'apps/server');
    await mkdir(join(server, 'dist'), { recursive: true });
    await writeFile(join(folder, 'VERSION'), '9.8.7\n');
    const manifest = { type: 'module', version: '9.8.7', ...more };
    await writeFile(join(server, 'package.json'), JSON.stringify(manifest));
    await cp(join(process.env.BUILT_PROGRAMS ?? '', 'version.js'), join(server, 'dist/version.js'));
    const asked =
      'const v = await import(process.argv[1]); console.log(`${v.versionText()}|${v.COMMAND_PREFIX}`)';
    const args = ['--input-type=module', '-e', asked, join(server, 'dist/version.js')];
    const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(said.trim()).toBe(`${text}|sudo bank-soal`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('is the one place that says npm run', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^test\/|^version\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const saying = [];
  for (const file of files) {
    if ((await readFile(join(source, file), 'utf8')).includes('npm run')) saying.push(file);
  }
  expect(saying).toEqual([]);
});
