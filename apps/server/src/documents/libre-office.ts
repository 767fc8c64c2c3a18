import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentLimits } from '../config.js';
import { createQueue } from './queue.js';
import { runLimited } from './run-limited.js';

const QUIETLY = ['--headless', '--norestore', '--nologo', '--nolockcheck', '--nodefault'];

/** It asks to be started once more when it has made its profile. */
const START_AGAIN = 81;

/** No macro runs, and nothing that a document names elsewhere is fetched. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>2</value></prop></item>
</oor:items>
`;

/** Turns a Word document into a PDF; false when LibreOffice cannot, or takes too much. */
export type ConvertWord = (source: string, output: string) => Promise<boolean>;

/** Conversions one at a time, with a profile of their own in `folder`. */
export function createWordConverter(
  program: string,
  folder: string,
  limits: DocumentLimits,
  signal: AbortSignal,
): ConvertWord {
  const enqueue = createQueue(1);
  const profile = join(folder, 'libreoffice-profile');

  async function prepareProfile(): Promise<void> {
    await mkdir(join(profile, 'user'), { recursive: true, mode: 0o700 });
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
  }

  async function convert(work: string): Promise<boolean> {
    const args = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...QUIETLY,
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      work,
      join(work, 'soal.docx'),
    ];
    const run = () => runLimited(program, args, limits, { signal, home: profile });
    const { code } = await run();
    return (code === START_AGAIN ? await run() : { code }).code === 0;
  }

  return (source, output) =>
    enqueue(async () => {
      const work = join(folder, `word-${randomUUID()}`);
      try {
        await prepareProfile();
        await mkdir(work, { mode: 0o700 });
        await copyFile(source, join(work, 'soal.docx'));
        if (!(await convert(work))) return false;
        await rename(join(work, 'soal.pdf'), output);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    });
}
