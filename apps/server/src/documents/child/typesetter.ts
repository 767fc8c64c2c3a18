import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Typesetter } from '@bank-soal/paper/typst';

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFile(resolve(name));

let made: Promise<Typesetter> | undefined;

async function make(): Promise<Typesetter> {
  const { createTypesetter, TYPESETTER_FILES } = await import('@bank-soal/paper/typst');
  const { compiler, fonts } = TYPESETTER_FILES;
  return createTypesetter({
    compiler: await read(compiler),
    fonts: await Promise.all(fonts.map(read)),
  });
}

/** The compiler of PDFs, loaded on first use and reused: one a process. */
export function loadTypesetter(): Promise<Typesetter> {
  made ??= make();
  return made;
}
