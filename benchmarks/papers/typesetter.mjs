import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createTypesetter, TYPESETTER_FILES } from '@bank-soal/paper/typst';

const { resolve } = createRequire(import.meta.url);

/** A typesetter of the installed compiler and fonts. */
export async function makeTypesetter() {
  const fonts = await Promise.all(TYPESETTER_FILES.fonts.map((name) => readFile(resolve(name))));
  return createTypesetter({ compiler: await readFile(resolve(TYPESETTER_FILES.compiler)), fonts });
}
