/**
 * Rows of the calls by which people sign in, find sets and read them, before a client has an
 * answer: all that a first page calls. The table `routes` takes these rows and adds the rest.
 */
export const readingRoutes = {
  signIn: { endpoint: 'POST /auth/signin', anonymous: true },
  signOut: { endpoint: 'POST /auth/signout', keepalive: true },
  changePassword: { endpoint: 'POST /auth/password' },
  startOidc: { endpoint: 'GET /auth/oidc', anonymous: true },
  oidcSession: { endpoint: 'POST /auth/oidc/session', anonymous: true },
  site: { endpoint: 'GET /site', anonymous: true },
  dropdownData: { endpoint: 'GET /dropdown/all-dropdown-data' },
  questionSets: { endpoint: 'GET /questionsets' },
  questionSet: { endpoint: 'GET /questionsets/{id}' },
  questionSetCover: { endpoint: 'GET /questionsets/{id}/cover' },
  questionSetArchive: { endpoint: 'GET /questionsets/{id}/archive' },
  downloadFile: { endpoint: 'GET /files/download/{id}' },
  fileBlob: { endpoint: 'GET /files/blob/{id}' },
  combinedPreview: { endpoint: 'GET /files/combine-preview/{id}' },
} as const;
