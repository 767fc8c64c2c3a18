import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Manifest {
  version: string;
  /** Written by the release's archive. */
  commit?: string;
}

const SHORT = 12;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifest = createRequire(import.meta.url)('../package.json') as Manifest;

/** The release that runs here: the package's own number, from source and built alike. */
export const VERSION = manifest.version;

const isArchive = existsSync(`${root}/VERSION`);

/** How an operator of this machine calls a command: an archive has neither npm nor its scripts. */
export const COMMAND_PREFIX = isArchive ? 'sudo bank-soal' : 'npm run bank --';

/** How what is missing is made: an archive has all of it, or is damaged. */
export const BUILD_LINE = isArchive ? 'arsip ini tidak memuatnya' : 'npm run build';

let known: { commit: string | undefined } | undefined;

function checkedOut(): string | undefined {
  if (!existsSync(`${root}/.git`)) return undefined;
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The commit that runs here: an archive's own, else what is checked out. Undefined where neither is known. */
export function commitOf(): string | undefined {
  known ??= { commit: (manifest.commit ?? checkedOut())?.slice(0, SHORT) };
  return known.commit;
}

/** Number and commit, as people read them: `0.1.0 (0123456789ab)`. */
export function versionText(): string {
  const commit = commitOf();
  return commit === undefined ? VERSION : `${VERSION} (${commit})`;
}
