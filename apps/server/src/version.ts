import { createRequire } from 'node:module';

/** The release that runs here: the package's own number, from source and built alike. */
export const VERSION = (createRequire(import.meta.url)('../package.json') as { version: string })
  .version;
