import type { ReceivedContent } from './file-store.js';

/** The parts of an upload, in whatever order they came. */
export interface UploadParts {
  fields: ReadonlyMap<string, string>;
  file: { name: string; content: ReceivedContent } | undefined;
}
