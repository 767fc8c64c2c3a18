import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createTypesetter, TYPESETTER_FILES, type Typesetter } from '../typst/index.js';

const { resolve } = createRequire(import.meta.url);

/** A typesetter of the installed compiler and fonts. */
export async function makeTypesetter(): Promise<Typesetter> {
  const fonts = await Promise.all(TYPESETTER_FILES.fonts.map((name) => readFile(resolve(name))));
  return createTypesetter({ compiler: await readFile(resolve(TYPESETTER_FILES.compiler)), fonts });
}
