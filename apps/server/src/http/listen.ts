import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { languageAsked } from '@bank-soal/contract/site';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { speaking } from '../language.js';
import { measureRequests } from '../metrics/measure-requests.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Config } from '../settings/config.js';
import {
  answerClientError,
  answerExpectation,
  answerUnreadable,
  noteExchange,
  refuseWithoutHost,
} from './client-error.js';
import { drainUnreadBody } from './drain-unread-body.js';
import { refuseElsewhere, refuseForwarded } from './refuse-forwarded.js';
import { logRequests } from './request-log.js';
import { securedAnswer } from './security-headers.js';
import { cutUnread } from './unread-answers.js';

/** How long a request may take to come: the largest upload over a slow line takes minutes. */
const REQUEST_MS = 900_000;

const IDLE_CHECK_MS = 50;

/** Functions of a listening server beside its application. */
export interface Listening {
  config: Config;
  log: Logger;
  metrics: Metrics | undefined;
}

/** Listens for an application, and answers invalid requests itself. */
export async function listen(
  app: Hono,
  { config, log, metrics }: Listening,
  hasDemo: boolean,
): Promise<Server> {
  const answerAll = getRequestListener(app.fetch, {
    autoCleanupIncoming: false,
    errorHandler: answerUnreadable,
    hostname: 'localhost',
  });
  const options = {
    // Node's own refusal of a missing host has no message.
    requireHostHeader: false,
    requestTimeout: REQUEST_MS,
    // Most requests have no body, and need no stream that ends.
    optimizeEmptyRequests: true,
    ServerResponse: securedAnswer(config.settings.TRUST_PROXY),
  };
  const measure = metrics && measureRequests(metrics);
  const note = logRequests(log, () => !server.listening);
  // One listener: each further one would cost every request.
  const server = createServer(options, (incoming, outgoing) => {
    measure?.(incoming, outgoing);
    note?.(incoming, outgoing);
    drainUnreadBody(incoming, outgoing);
    noteExchange(outgoing);
    speaking(languageAsked(incoming.headers['accept-language']), () => {
      if (refuseWithoutHost(incoming, outgoing)) return;
      if (hasDemo && (refuseForwarded(incoming, outgoing) || refuseElsewhere(incoming, outgoing)))
        return;
      void answerAll(incoming, outgoing);
    });
  });
  server.on('clientError', answerClientError);
  server.on('checkExpectation', answerExpectation);
  cutUnread(server, config.settings.ANSWER_IDLE_S * 1000);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return server;
}

/**
 * Lets running answers end, and closes.
 *
 * @param graceMs how long they may take before their connections are cut
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection may fall idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
