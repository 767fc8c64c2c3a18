import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxFor, titled } from '../../test/documents/programs.js';
import { openWordOffice } from '../word-office.js';
import { openSandbox } from './sandbox.js';

const run = promisify(execFile);
// Node stands for the program: it can look around.
const tried = await sandboxFor(process.execPath);
const noSandbox = typeof tried === 'string' ? tried : undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program that ends with the code, after saying something. */
async function programOf(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('openSandbox', () => {
  it('says why there is none', async () => {
    expect(await openSandbox(undefined, process.execPath, folder)).toBe('bwrap: not installed');
    const unable = await programOf('bwrap', 'echo "bwrap: No permissions" >&2; exit 1');
    expect(await openSandbox(unable, process.execPath, folder)).toBe('bwrap: No permissions');
    const silent = await programOf('bwrap-2', 'exit 1');
    expect(await openSandbox(silent, process.execPath, folder)).toMatch('failed');
    expect((await readdir(folder)).toSorted()).toEqual(['bwrap', 'bwrap-2']);
  });
});

describe('openWordOffice', () => {
  const libreOffice = process.execPath;

  it('uses LibreOffice without a sandbox unless one is required, and says so', async () => {
    const reason = 'bwrap: not installed';
    expect(await openWordOffice({}, folder)).toEqual({
      office: undefined,
      report: { libreOffice: 'not installed', sandbox: 'none' },
    });
    expect(await openWordOffice({ libreOffice }, folder)).toEqual({
      office: { program: libreOffice, sandbox: undefined },
      report: { libreOffice: 'used', sandbox: 'none', reason },
    });
    expect(await openWordOffice({ libreOffice, requireSandbox: true }, folder)).toEqual({
      office: undefined,
      report: { libreOffice: 'not used without a sandbox', sandbox: 'none', reason },
    });
  });

  it('uses bubblewrap where it runs the program', async () => {
    const able = await programOf('bwrap-3', 'exit 0');
    const tools = { libreOffice, bubblewrap: able, requireSandbox: true };
    const { office, report } = await openWordOffice(tools, folder);
    expect(report).toEqual({ libreOffice: 'used', sandbox: 'bubblewrap' });
    expect(office?.sandbox?.command).toBe(able);
  });
});

describe.skipIf(noSandbox)(titled('a program in the sandbox', noSandbox), () => {
  /** Value of an expression within the sandbox. */
  async function inside(expression: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> {
    if (typeof tried === 'string') throw new Error(tried);
    const work = join(folder, 'work');
    await mkdir(join(work, 'tmp'), { recursive: true });
    const script = `(async () => console.log(JSON.stringify(await (${expression}))))()`;
    const { stdout } = await run(tried.command, [...tried.argsFor(work), '-e', script], { env });
    return JSON.parse(stdout);
  }
  const end = (call: string) =>
    `new Promise((resolve) => { try { ${call}; resolve('done'); } catch ({ code }) { resolve(code); } })`;

  it('works in its folder, which is also where its temporary files are', async () => {
    await inside(end(`require('fs').writeFileSync('/tmp/a', 'isi')`));
    expect(await inside(`[process.cwd(), process.env.HOME, process.env.TMPDIR]`)).toEqual([
      '/run/work',
      '/run/work',
      '/tmp',
    ]);
    expect(await readFile(join(folder, 'work', 'tmp', 'a'), 'utf8')).toBe('isi');
  });

  it('sees no other file, and writes nowhere else', async () => {
    const file = join(folder, 'rahasia');
    await writeFile(file, 'isi');
    expect(await inside(end(`require('fs').readFileSync(${JSON.stringify(file)})`))).toBe('ENOENT');
    expect(await inside(end(`require('fs').readFileSync('/etc/passwd')`))).toBe('ENOENT');
    for (const place of ['/a', '/dev/a', '/usr/share/a', '/etc/a']) {
      const wrote = await inside(end(`require('fs').writeFileSync('${place}', 'x')`));
      expect(wrote).toMatch(/^(EROFS|EACCES)$/);
    }
    expect(await inside(`require('fs').readdirSync('/')`)).not.toContain('home');
  });

  it('reaches no server of this machine, and sees no other process', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const call = `new Promise((resolve) => require('net').connect(${port}, '127.0.0.1')
      .on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code)))`;
    expect(await inside(call)).toBe('ECONNREFUSED');
    expect(await inside(end(`process.kill(${process.pid}, 0)`))).toBe('ESRCH');
    server.close();
  });
});
