import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installed, noLibreOffice, sandboxFor, titled } from '../test/documents/programs.js';
import { showsSecret, writeSecrets } from '../test/documents/secrets.js';
import { type Secrets, SMUGGLING } from '../test/documents/smuggling.js';
import { pdfText } from '../test/pdf-text.js';
import { sampleDocx } from '../test/sample-docx.js';
import { cleanWord } from './child/word/clean-word.js';
import { type CleanWord, createWordConverter } from './libre-office.js';
import { runLimited } from './sandbox/run-limited.js';
import type { Sandbox } from './sandbox/sandbox.js';

const LIMITS = {
  maxRssBytes: 1024 ** 3,
  timeoutMs: 600_000,
  maxCpuMs: 600_000,
  maxPages: 20,
  ready: false,
};
const WAYS = Object.entries(SMUGGLING).map(([name, make], index) => ({ name, make, index }));
const { signal } = new AbortController();

const { libreOffice: program = '' } = installed;
const tried = noLibreOffice ?? (await sandboxFor(program));
const noSandbox = typeof tried === 'string' ? tried : undefined;

let folder: string;
let secrets: Secrets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-smuggling-'));
  secrets = await writeSecrets(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cleaned: CleanWord = async (path, output) => (await cleanWord(path, output)) === undefined;
const asItIs: CleanWord = async (path, output) => {
  await copyFile(path, output);
  return true;
};

/** Whether the pages show a file, of each document that has pages: all of them in one run. */
async function shownBy(clean: CleanWord): Promise<ReadonlyMap<number, boolean>> {
  const work = await mkdtemp(join(folder, 'all-'));
  const documents: string[] = [];
  for (const { make, index } of WAYS) {
    const [source, document] = [join(work, 'a'), join(work, `${index}.docx`)];
    await writeFile(source, await make(secrets));
    if (await clean(source, document)) documents.push(document);
  }
  // Its settings are its own: what was cleaned must not need ours.
  const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'profile')).href}`;
  const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', work, ...documents];
  const env = { HOME: work, TMPDIR: work };
  const { code } = await runLimited(program, args, LIMITS, { signal, env });
  if (code === 81) await runLimited(program, args, LIMITS, { signal, env });
  const shown = new Map<number, boolean>();
  for (const { index } of WAYS) {
    const pages = await readFile(join(work, `${index}.pdf`)).catch(() => undefined);
    if (pages !== undefined) shown.set(index, await showsSecret(pages));
  }
  return shown;
}

describe.skipIf(noLibreOffice)(titled('a cleaned document in LibreOffice', noLibreOffice), () => {
  let before: ReadonlyMap<number, boolean>;
  let after: ReadonlyMap<number, boolean>;
  beforeAll(async () => {
    before = await shownBy(asItIs);
    after = await shownBy(cleaned);
  }, 600_000);

  it.each(WAYS)('does not show a file by $name', ({ index }) => {
    expect(after.get(index) ?? false).toBe(false);
  });

  it('still has pages, where it is a document', () => {
    expect(after.size).toBeGreaterThanOrEqual(WAYS.length - 3);
  });

  it('would have shown one in many ways', () => {
    const shown = WAYS.filter(({ index }) => before.get(index)).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(['a drawing that shows a picture']));
    expect(shown.length).toBeGreaterThanOrEqual(17);
  });
});

describe.skipIf(noSandbox)(titled('LibreOffice in its sandbox', noSandbox), () => {
  const sandbox = typeof tried === 'string' ? undefined : tried;

  async function pagesOf(bytes: Buffer | string, clean: CleanWord, box?: Sandbox) {
    const [source, output] = [join(folder, 'a.docx'), join(folder, 'a.pdf')];
    await writeFile(source, bytes);
    const office = { program, sandbox: box };
    const convert = createWordConverter(office, folder, LIMITS, clean, { signal });
    return (await convert(source, output)) ? readFile(output) : undefined;
  }

  it('shows a document as it is', async () => {
    const pages = await pagesOf(await sampleDocx(), cleaned, sandbox);
    expect(pages && (await pdfText(pages))).toContain('O(n²) dan n ≤ 3.');
  });

  it('shows no file, though the document was not cleaned', async () => {
    const drawing = await SMUGGLING['a drawing that shows a picture']?.(secrets);
    const outside = await pagesOf(drawing ?? '', asItIs);
    const inside = await pagesOf(drawing ?? '', asItIs, sandbox);
    expect(outside && (await showsSecret(outside))).toBe(true);
    expect(inside && (await showsSecret(inside))).toBe(false);
  });
});
