import { execFile } from 'node:child_process';
import { lstat, mkdir, readlink, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bareEnvironment } from '../child-program.js';

/** Where a program in the sandbox finds its work folder. */
export const INSIDE = '/run/work';

/** Folders of programs and their pages; each where it exists, read-only. */
const NEEDED = [
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/share',
  '/usr/local/share/fonts',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
];
/** Folders of their own on some systems, links into `/usr` on others. */
const LIBRARIES = ['/lib', '/lib32', '/lib64'];
const ALONE = ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'];
const TRIAL_MS = 30_000;

/** Shuts a program in: it sees its work folder, the system's libraries and fonts, and no network. */
export interface Sandbox {
  /** The program that does so. */
  command: string;
  /** Arguments before the program's own; the program works in a folder with `tmp` in it. */
  argsFor: (work: string) => string[];
}

async function libraryArgs(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isSymbolicLink()) return ['--ro-bind', path, path];
  return ['--symlink', await readlink(path), path];
}

async function bubblewrapFor(command: string, program: string): Promise<Sandbox> {
  const real = await realpath(program);
  const home = dirname(dirname(real));
  const needed = NEEDED.flatMap((path) => ['--ro-bind-try', path, path]);
  const libraries = (await Promise.all(LIBRARIES.map(libraryArgs))).flat();
  const environment = ['--setenv', 'HOME', INSIDE, '--setenv', 'TMPDIR', '/tmp', '--chdir', INSIDE];
  // Without /proc a program cannot find out where it lies, and its libraries with it.
  const start = ['--setenv', 'LD_LIBRARY_PATH', dirname(real), real];
  const argsFor = (work: string) => {
    const folders = ['--bind', work, INSIDE, '--bind', join(work, 'tmp'), '/tmp'];
    // Last: a program that lies in /tmp would be hidden by the folder above.
    const own = ['--ro-bind', home, home];
    const sealed = ['--dev', '/dev', '--remount-ro', '/dev', '--remount-ro', '/'];
    return [ALONE, needed, libraries, folders, own, sealed, environment, start].flat();
  };
  return { command, argsFor };
}

/** Starts the program once; returns its output when it did not run. */
function tryOut(
  { command, argsFor }: Sandbox,
  work: string,
  trial: string,
): Promise<string | undefined> {
  const options = { env: bareEnvironment(), timeout: TRIAL_MS, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve) => {
    execFile(command, [...argsFor(work), trial], options, (error, _, errors) => {
      const said = errors.trim().split('\n')[0];
      resolve(error === null ? undefined : said || error.message);
    });
  });
}

/**
 * Tries whether this system lets bubblewrap shut the program in: many containers do not.
 *
 * @param folder where the trial may put a folder, which it removes
 * @param trial argument of the program; it must exit with 0
 * @returns the sandbox, or why there is none
 */
export async function openSandbox(
  bubblewrap: string | undefined,
  program: string,
  folder: string,
  trial = '--version',
): Promise<Sandbox | string> {
  if (bubblewrap === undefined) return 'bwrap: not installed';
  const sandbox = await bubblewrapFor(bubblewrap, program);
  const work = join(folder, 'trial');
  try {
    await mkdir(join(work, 'tmp'), { recursive: true, mode: 0o700 });
    return (await tryOut(sandbox, work, trial)) ?? sandbox;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
