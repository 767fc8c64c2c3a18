import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { busy } from '../limits/limiter.js';
import { createQueue } from '../limits/queue.js';
import type { DocumentLimits } from '../settings/config.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { type ProgramOptions, runLimited } from './sandbox/run-limited.js';
import { INSIDE } from './sandbox/sandbox.js';
import type { WordOffice } from './word-office.js';

const QUIETLY = ['--headless', '--norestore', '--nologo', '--nolockcheck', '--nodefault'];
/** Type of the file, so that LibreOffice reads nothing else out of it. */
const AS_WORD = '--infilter=MS Word 2007 XML';
const TO_PDF = ['--convert-to', 'pdf:writer_pdf_Export'];

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

/** It takes some 210 MB, and more for many large pictures. */
const MOST_RSS = 384 * 1024 * 1024;

/**
 * Converts a Word document into a PDF; false when LibreOffice cannot, or takes too much. Rejects with a
 * Refusal 503 when the machine had no time for it.
 */
export type ConvertWord = (source: string, output: string) => Promise<boolean>;

/** Writes a Word document again without what leads out of it; false when it cannot be. */
export type CleanWord = (source: string, output: string) => Promise<boolean>;

/** A folder of one conversion: the document, the program's profile and its temporary files. */
async function makeWork(work: string): Promise<void> {
  // Leftovers of an interrupted run.
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, 'profile', 'user'), { recursive: true, mode: 0o700 });
  await mkdir(join(work, 'tmp'));
  await writeFile(join(work, 'profile', 'user', 'registrymodifications.xcu'), SETTINGS);
}

/**
 * Conversions one at a time, each in a folder within `folder` that is gone when it ends.
 *
 * @param clean what every document goes through first: the program opens nothing else
 */
export function createWordConverter(
  { program, sandbox }: WordOffice,
  folder: string,
  limits: DocumentLimits,
  clean: CleanWord,
  { signal, memory }: Pick<ProgramOptions, 'signal' | 'memory'>,
): ConvertWord {
  const enqueue = createQueue(1);
  // Always the same: the program's socket in /tmp has a name that is made of it.
  const work = join(folder, 'word');

  const seen = sandbox === undefined ? work : INSIDE;
  const profile = `-env:UserInstallation=${pathToFileURL(join(seen, 'profile')).href}`;
  const own = [profile, ...QUIETLY, AS_WORD, ...TO_PDF, '--outdir', seen, join(seen, 'soal.docx')];
  const command = sandbox?.command ?? program;
  const args = [...(sandbox?.argsFor(work) ?? []), ...own];
  const options = { signal, memory, env: { HOME: work, TMPDIR: join(work, 'tmp') } };
  const most = { ...limits, maxRssBytes: Math.min(limits.maxRssBytes, MOST_RSS) };

  async function convert(): Promise<boolean> {
    const run = () => runLimited(command, args, most, options);
    const first = await run();
    const { code, interrupted } = first.code === START_AGAIN ? await run() : first;
    if (interrupted) throw busy(NOT_SHOWN_YET);
    return code === 0;
  }

  /** A program may exit with 0 and still have failed. */
  async function put(output: string): Promise<boolean> {
    try {
      await rename(join(work, 'soal.pdf'), output);
      await chmod(output, 0o600);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  return (source, output) =>
    enqueue(async () => {
      try {
        await makeWork(work);
        const isClean = await clean(source, join(work, 'soal.docx'));
        return isClean && (await convert()) && (await put(output));
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    });
}
