import { methodIn } from '../endpoints/endpoint-paths.js';
import { accountRoutes } from './accounts.js';
import { adminSetRoutes } from './admin-sets.js';
import { administrationRoutes } from './administration.js';
import { courseMaterialRoutes } from './course-materials.js';
import { fileSearchRoutes } from './file-search.js';
import { fileRoutes } from './files.js';
import { lecturerRoutes } from './lecturers.js';
import { myPageRoutes } from './my-page.js';
import { outcomeRoutes } from './outcomes.js';
import { paperRoutes } from './papers.js';
import { questionSetRoutes } from './question-sets.js';
import { questionRoutes } from './questions.js';
import type { Route } from './route.js';
import { sessionRoutes } from './session.js';
import { siteRoutes } from './site.js';
import { tagRoutes } from './tags.js';
import { talkRoutes } from './talk.js';

export { DOCX_TYPE } from './files.js';
export type { Access, Route } from './route.js';

/** Every call of the wire. Server, client, mocks and the OpenAPI document are made from this one table. */
export const routes = {
  ...sessionRoutes,
  ...siteRoutes,
  ...questionSetRoutes,
  ...adminSetRoutes,
  ...fileRoutes,
  ...fileSearchRoutes,
  ...questionRoutes,
  ...paperRoutes,
  ...talkRoutes,
  ...myPageRoutes,
  ...tagRoutes,
  ...courseMaterialRoutes,
  ...outcomeRoutes,
  ...lecturerRoutes,
  ...accountRoutes,
  ...administrationRoutes,
} as const satisfies Record<string, Route>;

/**
 * Whether a call counts towards what an account may write in a minute: every change that a signed-in
 * person makes, but for signing out, and for previews, which change nothing. The calls of administrators
 * never do.
 */
export function countsAsWrite(name: keyof typeof routes): boolean {
  const { access, endpoint }: Route = routes[name];
  const changesNothing = ['signOut', 'previewPaper', 'presentInPaper'].includes(name);
  return access === 'user' && methodIn(endpoint) !== 'GET' && !changesNothing;
}
