import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of ours that another process or thread runs. */
export interface OwnProgram {
  path: string;
  execArgv: string[];
}

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Finds a program beside the one that asks. From source it needs a loader for TypeScript, as its parent
 * has; tests name the folder where all of them are built (`BUILT_PROGRAMS`), for the loader takes each
 * process and thread longer than most of their work.
 *
 * @param from the `import.meta.url` of the one that asks
 * @param name relative to it, without an ending: `./child/main`
 */
export function ownProgram(from: string, name: string): OwnProgram {
  const extension = extname(fileURLToPath(from));
  const path = fileURLToPath(new URL(`${name}${extension}`, from));
  if (extension === '.js') return { path, execArgv: [] };
  const { BUILT_PROGRAMS: built } = process.env;
  if (built !== undefined) {
    return { path: join(built, relative(SOURCE, path)).replace(/ts$/, 'js'), execArgv: [] };
  }
  const loader = pathToFileURL(createRequire(from).resolve('tsx')).href;
  return { path, execArgv: ['--conditions=@bank-soal/source', '--import', loader] };
}
