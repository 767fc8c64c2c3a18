import type { ReceivedContent } from './file-store.js';

interface UploadedFile {
  name: string;
  content: ReceivedContent;
}

/** The parts of an upload, in whatever order they came. */
export interface UploadParts {
  fields: ReadonlyMap<string, string>;
  file: UploadedFile | undefined;
  /** A second file, where the call takes one. */
  beside?: UploadedFile | undefined;
}
