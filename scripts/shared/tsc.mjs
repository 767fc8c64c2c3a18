import { fileURLToPath } from 'node:url';

/**
 * The compiler in machine code: it takes a third of the processor's time. Tools that need the compiler's API have the
 * one before it, which brings a `tsc` too, so this one is called by its path.
 */
export const tsc = fileURLToPath(
  new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url),
);

/** The one before it, which hosts may still have. */
export const tscBefore = fileURLToPath(
  new URL('../../node_modules/typescript/bin/tsc', import.meta.url),
);
