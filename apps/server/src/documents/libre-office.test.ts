import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWordConverter } from './libre-office.js';
import { NOT_SHOWN_YET } from './reasons.js';

const LIMITS = {
  maxRssBytes: 512 * 1024 * 1024,
  timeoutMs: 60_000,
  maxCpuMs: 60_000,
  maxPages: 20,
  ready: false,
};

let folder: string;
let pending: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-office-'));
  pending = join(folder, 'pending');
  await mkdir(pending);
  await writeFile(join(folder, 'a.docx'), 'asli');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A converter whose program is a script; `clean` writes what stands for the cleaned document. */
async function converterOf(script: string, limits = LIMITS, clean = true) {
  const program = join(folder, 'soffice.bin');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  const convert = createWordConverter(
    { program, sandbox: undefined },
    pending,
    limits,
    async (_, output) => {
      if (clean) await writeFile(output, 'bersih');
      return clean;
    },
    { signal: new AbortController().signal },
  );
  return () => convert(join(folder, 'a.docx'), join(folder, 'a.pdf'));
}

const LITTER = 'echo x >"$TMPDIR/lu1.tmp"; echo x >"$HOME/.cache"; mkdir "$HOME/profile/user/x"';

describe('createWordConverter', () => {
  it('lets the program see the cleaned document, in a folder that is gone afterwards', async () => {
    const convert = await converterOf(`cd "$HOME"; ${LITTER}; cat soal.docx >soal.pdf`);
    expect(await convert()).toBe(true);
    expect(await readFile(join(folder, 'a.pdf'), 'utf8')).toBe('bersih');
    expect(await readdir(pending)).toEqual([]);
  });

  it('starts the program a second time when it asks for it', async () => {
    const convert = await converterOf(
      'cd "$HOME"; [ -e again ] && cp soal.docx soal.pdf && exit 0; touch again; exit 81',
    );
    expect(await convert()).toBe(true);
  });

  it('says nothing of a document that the clock ends, and leaves nothing behind', async () => {
    const convert = await converterOf(`${LITTER}; exec sleep 60`, { ...LIMITS, timeoutMs: 300 });
    await expect(convert()).rejects.toMatchObject({ status: 503, failure: NOT_SHOWN_YET });
    expect(await readdir(pending)).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self/stat'))(
    'gives a document up that takes too much of the processor, and leaves nothing behind',
    async () => {
      const script = `${LITTER}; while :; do :; done`;
      const convert = await converterOf(script, { ...LIMITS, maxCpuMs: 200 });
      expect(await convert()).toBe(false);
      expect(await readdir(pending)).toEqual([]);
    },
  );

  it('leaves nothing behind when the program fails, or says that it did well and did not', async () => {
    for (const code of [1, 0]) {
      const convert = await converterOf(`${LITTER}; exit ${code}`);
      expect(await convert()).toBe(false);
      expect(await readdir(pending)).toEqual([]);
    }
  });

  it('starts no program for a document that cannot be cleaned', async () => {
    const convert = await converterOf(`touch ${folder}/started`, LIMITS, false);
    expect(await convert()).toBe(false);
    expect((await readdir(folder)).toSorted()).toEqual(['a.docx', 'pending', 'soffice.bin']);
    expect(await readdir(pending)).toEqual([]);
  });

  it('begins in an empty folder, whatever an earlier server left there', async () => {
    await mkdir(join(pending, 'word', 'profile'), { recursive: true });
    await writeFile(join(pending, 'word', 'soal.pdf'), 'dari dokumen lain');
    const convert = await converterOf('exit 0');
    expect(await convert()).toBe(false);
  });
});
