import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { rememberMemory } from './remember-memory.js';
import { TEMPLATE } from './template/index.js';
import { unpackFont } from './unpack-font.js';

/** The bytes that a typesetter works with; {@link TYPESETTER_FILES} names them. */
export interface TypesetterFiles {
  /** The compiler's code. */
  compiler: Uint8Array<ArrayBuffer>;
  /** Fonts, packed as WOFF 1 or not at all. */
  fonts: readonly Uint8Array[];
}

/** Input of one paper: nothing in it is ever read as Typst. */
export interface Sheets {
  /** JSON, in the words of the template. */
  data: string;
  /** The paper's pictures by the paths that the data names. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Sets papers as PDF, one after the other; none knows of those before. */
export interface Typesetter {
  /**
   * A document of this data.
   *
   * @throws an error with a cause where the compiler refuses the data, as it does with broken pictures; another
   * where the compiler itself ended: it is not to be used again then
   */
  set(sheets: Sheets): Uint8Array<ArrayBuffer>;
}

/** Its code is there once in a process, however many typesetters there are. */
let started: ReturnType<typeof init> | undefined;

/** All that were built: one that is collected would be freed in memory that is another's by then. */
const built: unknown[] = [];

const MAIN = '/main.typ';

/**
 * Twice this is free in the compiler's memory when it is remembered; a paper of twenty questions takes 22 MB. Memory
 * that grows later can be put back, but not be given back.
 */
const ROOM = { path: '/room', bytes: 24 * 1024 * 1024 };

/**
 * Starts the compiler: a third of a second, and some 120 MB. It sees no disk, no network and no packages, only what
 * it is given here. What people type may cost it time and memory, so it belongs where both are bounded.
 */
export async function createTypesetter(files: TypesetterFiles): Promise<Typesetter> {
  started ??= init({ module_or_path: files.compiler });
  const { memory } = await started;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of files.fonts) await builder.add_raw_font(await unpackFont(font));
  const compiler = await builder.build();
  built.push(compiler);
  compiler.map_shadow(ROOM.path, new Uint8Array(ROOM.bytes));
  compiler.unmap_shadow(ROOM.path);
  for (const [path, source] of Object.entries(TEMPLATE)) compiler.add_source(path, source);
  const putBack = rememberMemory(memory);

  return {
    set({ data, pictures }) {
      // The compiler remembers every paper and forgets none, some 20 MB each.
      putBack();
      for (const [path, bytes] of pictures) compiler.map_shadow(path, bytes);
      try {
        const { result } = compiler.compile(MAIN, [['data', data]], 'pdf', 1) as {
          result: Uint8Array<ArrayBuffer>;
        };
        return result;
      } catch (reason) {
        if (reason instanceof Error) throw reason;
        // Its messages about the data are no errors of JavaScript.
        throw new Error(`The compiler refused the paper: ${String(reason)}`, { cause: reason });
      }
    },
  };
}
