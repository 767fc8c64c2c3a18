import { type AddressParts, addressOf } from './endpoint-paths.js';

/**
 * The calls by which people sign in, find sets and read them: all that a first page needs. Every call stands in
 * `endpoints`, which takes these.
 */
export const readingEndpoints = {
  signIn: 'POST /auth/signin',
  signOut: 'POST /auth/signout',
  changePassword: 'POST /auth/password',
  startOidc: 'GET /auth/oidc',
  oidcSession: 'POST /auth/oidc/session',
  site: 'GET /site',
  dropdownData: 'GET /dropdown/all-dropdown-data',
  questionSets: 'GET /questionsets',
  questionSet: 'GET /questionsets/{id}',
  questionSetCover: 'GET /questionsets/{id}/cover',
  questionSetArchive: 'GET /questionsets/{id}/archive',
  downloadFile: 'GET /files/download/{id}',
  fileBlob: 'GET /files/blob/{id}',
  combinedPreview: 'GET /files/combine-preview/{id}',
  questionTemplate: 'GET /files/download-template',
  searchFiles: 'GET /search/files',
} as const;

/** Name of a call by which people sign in, find sets and read them. */
export type ReadingName = keyof typeof readingEndpoints;

/** The address of such a call on its origin, as `pathOf` has it for every call. */
export function readingPathOf<Name extends ReadingName>(
  name: Name,
  ...[params, query]: AddressParts<(typeof readingEndpoints)[Name]>
): string {
  return addressOf(readingEndpoints[name], params, query);
}
