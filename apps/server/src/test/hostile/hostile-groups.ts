import { connections } from './cases/connections.js';
import { fileNames } from './cases/file-names.js';
import { jsonBodies } from './cases/json-bodies.js';
import { multipart } from './cases/multipart.js';
import { boundlessPdfs, brokenPdfs, costlyPdfs, disguisedPdfs } from './cases/pdf-documents.js';
import { requests } from './cases/requests.js';
import { smugglingWords } from './cases/smuggling-documents.js';
import { texts } from './cases/text-documents.js';
import { tokens } from './cases/tokens.js';
import { costlyExams, costlyWords, disguisedWords } from './cases/word-documents.js';
import type { HostileCase } from './hostile-case.js';
import { importCase, previewCase, uploadCase } from './hostile-document.js';

export type HostileGroups = Readonly<Record<string, readonly HostileCase[]>>;

const documents = [...disguisedPdfs, ...brokenPdfs, ...disguisedWords, ...texts];

/** Contents that are combined as if an older version had let them in. */
export const storedDocuments = [
  ...brokenPdfs,
  ...costlyPdfs,
  ...costlyWords,
  ...smugglingWords,
  ...texts,
];

/** Inputs that are cheap to judge. */
export const requestGroups: HostileGroups = {
  'file names': fileNames,
  tokens,
  'JSON bodies': jsonBodies,
  forms: multipart,
  requests,
  connections,
  'documents, uploaded': documents.map(uploadCase),
};

/** Inputs that make the server work. */
export const documentGroups: HostileGroups = {
  'bombs, uploaded': [...costlyPdfs, ...boundlessPdfs, ...costlyWords].map(uploadCase),
  'documents that name files of the server, uploaded': smugglingWords.map(uploadCase),
  'documents, combined': storedDocuments.map(previewCase),
  'documents, read for questions': [...disguisedWords, ...costlyWords, ...costlyExams].map(
    importCase,
  ),
};
