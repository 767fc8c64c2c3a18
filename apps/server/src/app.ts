import { TOKEN_HEADER } from '@bank-soal/contract/accounts';
import { API_BASE } from '@bank-soal/contract/endpoints';
import { WARNINGS_HEADER } from '@bank-soal/contract/papers';
import { SORTED_BY_HEADER } from '@bank-soal/contract/search';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/sets';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Account } from './account.js';
import { accountRoutes } from './accounts/routes/accounts.js';
import { lecturerRoutes } from './accounts/routes/lecturers.js';
import { myPageRoutes } from './accounts/routes/my-page.js';
import { oidcRoutes } from './accounts/routes/oidc.js';
import { plainFormRoutes } from './accounts/routes/plain-forms.js';
import { sessionRoutes } from './accounts/routes/session.js';
import { auditRoutes } from './administration/routes/audit.js';
import { healthRoutes } from './administration/routes/health.js';
import { openApiRoutes } from './administration/routes/open-api.js';
import { overviewRoutes } from './administration/routes/overview.js';
import { serverStateRoutes } from './administration/routes/server-state.js';
import { siteRoutes } from './administration/routes/site.js';
import { notFound } from './failures/refusal.js';
import { fileWriteRoutes } from './files/routes/file-writes.js';
import { fileRoutes } from './files/routes/files.js';
import { imageRoutes } from './files/routes/images.js';
import { setArchiveRoutes } from './files/routes/set-archive.js';
import { setCoverRoutes } from './files/routes/set-cover.js';
import { type Handlers, mountApi, mountedNames } from './http/api.js';
import { askInside } from './http/ask-inside.js';
import { clientAddress } from './http/client-address.js';
import { errorAnswer } from './http/error-answer.js';
import { routedPath } from './http/paths.js';
import { createPageAskers, pageReaderOf, pageReaderRoutes } from './http/site/page-readers.js';
import { renderedPages } from './http/site/rendered-pages.js';
import { LANGUAGE_PARAM, staticSite } from './http/site/static-site.js';
import { outcomeRoutes } from './outcomes/routes/outcomes.js';
import { paperFileRoutes } from './papers/routes/paper-files.js';
import { paperRoutes } from './papers/routes/papers.js';
import { questionExchangeRoutes } from './questions/routes/question-exchange.js';
import { questionRoutes } from './questions/routes/questions.js';
import { templateRoutes } from './questions/routes/template.js';
import { fileSearchRoutes } from './search/routes/file-search.js';
import type { Services } from './services.js';
import { adminSetRoutes } from './sets/routes/admin-sets.js';
import { questionSetWriteRoutes } from './sets/routes/question-set-writes.js';
import { questionSetRoutes } from './sets/routes/question-sets.js';
import { courseMaterialRoutes } from './tags/routes/course-materials.js';
import { dropdownRoutes } from './tags/routes/dropdown.js';
import { importRoutes } from './tags/routes/imports.js';
import { courseTagRoutes, materialTagRoutes } from './tags/routes/tags.js';
import { talkRoutes } from './talk/routes/talk.js';

function allHandlers(services: Services): Handlers {
  const handlers: Handlers = {
    ...sessionRoutes(services),
    ...oidcRoutes(services),
    ...siteRoutes(services),
    ...dropdownRoutes(services),
    ...questionSetRoutes(services),
    ...questionSetWriteRoutes(services),
    ...setArchiveRoutes(services),
    ...setCoverRoutes(services),
    ...adminSetRoutes(services),
    ...fileRoutes(services),
    ...fileSearchRoutes(services),
    ...fileWriteRoutes(services),
    ...templateRoutes(services),
    ...courseTagRoutes(services),
    ...materialTagRoutes(services),
    ...courseMaterialRoutes(services),
    ...outcomeRoutes(services),
    ...lecturerRoutes(services),
    ...importRoutes(services),
    ...questionRoutes(services),
    ...paperRoutes(services),
    ...paperFileRoutes(services),
    ...imageRoutes(services),
    ...questionExchangeRoutes(services),
    ...talkRoutes(services),
    ...myPageRoutes(services),
    ...accountRoutes(services),
    ...auditRoutes(services),
    ...overviewRoutes(services),
    ...serverStateRoutes(services),
    ...openApiRoutes(services.config.site.name, () => mountedNames(handlers)),
  };
  return handlers;
}

const corsFor = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Content-Type',
      'Authorization',
      TOKEN_HEADER,
      'If-Match',
      'If-None-Match',
      'Range',
    ],
    exposeHeaders: [
      'ETag',
      'Content-Disposition',
      'Content-Range',
      'Retry-After',
      TOTAL_COUNT_HEADER,
      NEXT_CURSOR_HEADER,
      SORTED_BY_HEADER,
      WARNINGS_HEADER,
    ],
    maxAge: 600,
  });

const isApi = (path: string) => path === API_BASE || path.startsWith(`${API_BASE}/`);

/** The whole server as one function from request to answer. */
export function createApp(services: Services, isStopping?: () => boolean): Hono {
  const { config, log, metrics, setList, tokens, pageTokens } = services;
  const app = new Hono({ getPath: routedPath });
  const withoutContent = (error: unknown) => log.warn({ err: error }, 'failed to render page');
  const draw = renderedPages({
    folder: config.siteDir,
    version: () => setList.version(),
    failed: withoutContent,
  });
  const askerOf = createPageAskers(pageTokens, withoutContent);
  const site = staticSite(config.siteDir, {
    askerOf,
    draw: (c, language, theme, account) => {
      const url = new URL(c.req.url);
      if (url.searchParams.has(LANGUAGE_PARAM)) url.searchParams.delete(LANGUAGE_PARAM);
      const reader = account && pageReaderOf(account);
      const one = account ? `account ${account.id}` : clientAddress(c, config.settings.TRUST_PROXY);
      // With demo accounts the server answers its own machine alone: no crowd comes from there.
      const caller = config.seedDemo ? undefined : one;
      const address = url.pathname + url.search;
      return draw({ address, language, theme, caller, reader, ask: askInside(app, c, account) });
    },
  });
  if (config.settings.CORS_ORIGINS.length > 0)
    app.use(`${API_BASE}/*`, corsFor(config.settings.CORS_ORIGINS));
  mountApi(app, allHandlers(services), services);
  app.route('/', healthRoutes(services));
  app.route('/', pageReaderRoutes(tokens, pageTokens));
  const askAs = (c: Context, account: Account | undefined) => askInside(app, c, account);
  app.route('/', plainFormRoutes(services, { askerOf, askAs }));
  // Unmatched calls come here: one handler a call, and no chain of them.
  app.notFound((c) => {
    if (isApi(c.req.path)) throw notFound('address');
    return site(c);
  });
  app.onError(errorAnswer(log, (error) => metrics?.failed(error), isStopping));
  return app;
}
