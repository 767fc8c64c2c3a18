import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of ours that another process or thread runs. */
export interface OwnProgram {
  path: string;
  execArgv: string[];
}

/**
 * Finds a program beside the one that asks. From source (development, tests) it needs a loader for
 * TypeScript, as its parent has.
 *
 * @param from the `import.meta.url` of the one that asks
 * @param name relative to it, without an ending: `./child/main`
 */
export function ownProgram(from: string, name: string): OwnProgram {
  const extension = extname(fileURLToPath(from));
  const path = fileURLToPath(new URL(`${name}${extension}`, from));
  if (extension === '.js') return { path, execArgv: [] };
  const loader = pathToFileURL(createRequire(from).resolve('tsx')).href;
  return { path, execArgv: ['--conditions=@bank-soal/source', '--import', loader] };
}
