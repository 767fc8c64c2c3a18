import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { TEMPLATE } from './template/index.js';
import { unpackFont } from './unpack-font.js';

/** The bytes that a typesetter works with; {@link TYPESETTER_FILES} names them. */
export interface TypesetterFiles {
  /** The compiler's code. */
  compiler: Uint8Array<ArrayBuffer>;
  /** Fonts, packed as WOFF 1 or not at all. */
  fonts: readonly Uint8Array[];
}

/** What one paper is set from: nothing in it is ever read as Typst. */
export interface Sheets {
  /** JSON, in the words of the template. */
  data: string;
  /** The paper's pictures by the paths that the data names. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Sets papers as PDF, one after the other. */
export interface Typesetter {
  /**
   * A document of this data.
   *
   * @throws what the compiler says where it refuses the data, as it does with broken pictures
   */
  set(sheets: Sheets): Uint8Array<ArrayBuffer>;
}

/** Its code is there once in a process, however many typesetters there are. */
let started: Promise<unknown> | undefined;

const MAIN = '/main.typ';

/** Above this, what the compiler remembers of earlier papers costs more than it saves. */
const REMEMBERED = 24;

/**
 * Starts the compiler: a third of a second, and some 120 MB. It sees no disk, no network and no packages, only what
 * it is given here. What people type may cost it time and memory, so it belongs where both are bounded.
 */
export async function createTypesetter(files: TypesetterFiles): Promise<Typesetter> {
  started ??= init({ module_or_path: files.compiler });
  await started;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of files.fonts) await builder.add_raw_font(await unpackFont(font));
  const compiler = await builder.build();
  for (const [path, source] of Object.entries(TEMPLATE)) compiler.add_source(path, source);
  let papers = 0;

  return {
    set({ data, pictures }) {
      papers += 1;
      if (papers % REMEMBERED === 0) compiler.reset();
      for (const [path, bytes] of pictures) compiler.map_shadow(path, bytes);
      try {
        const { result } = compiler.compile(MAIN, [['data', data]], 'pdf', 1) as {
          result: Uint8Array<ArrayBuffer>;
        };
        return result;
      } catch (reason) {
        // It throws lists of its own, no errors.
        throw new Error(`The compiler refused the paper: ${String(reason)}`, { cause: reason });
      } finally {
        for (const path of pictures.keys()) compiler.unmap_shadow(path);
      }
    },
  };
}
