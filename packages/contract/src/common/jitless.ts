import * as z from 'zod/mini';

/**
 * Tells zod never to compile validators with `new Function`.
 * Call it once, before the first parse, in every browser client: the site's
 * Content-Security-Policy forbids eval, and zod's probe for it is reported as a violation.
 */
export function disableSchemaCompilation(): void {
  z.config({ jitless: true });
}
