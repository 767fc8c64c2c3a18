import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { routePatternOf } from '@bank-soal/contract/endpoints';
import type { Metrics } from './metrics.js';
import { methodLabel, routeLabel } from './route-label.js';

const SIGN_IN = routePatternOf('signIn');

const REASONS: Readonly<Record<number, string>> = {
  400: 'incomplete',
  401: 'wrong_password',
  403: 'disabled',
  404: 'unknown_email',
  429: 'throttled',
  503: 'busy',
};

/** Bytes of connections when their last answer had left: they carry many requests. */
const moved = new WeakMap<Socket, { read: number; written: number }>();

/** Bytes of a connection since its last answer. */
function movedSince(socket: Socket): { read: number; written: number } {
  const { read = 0, written = 0 } = moved.get(socket) ?? {};
  const now = { read: socket.bytesRead, written: socket.bytesWritten };
  moved.set(socket, now);
  return { read: now.read - read, written: now.written - written };
}

/** Counts every request as it leaves. */
export function measureRequests({ request }: Metrics) {
  const { requests, cut, received, sent, seconds, refusals } = request;
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const start = performance.now();
    const { socket } = incoming;
    outgoing.once('close', () => {
      const method = methodLabel(incoming.method);
      const route = routeLabel(incoming.url ?? '');
      const { statusCode: status } = outgoing;
      const { read, written } = movedSince(socket);
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, (performance.now() - start) / 1000);
      received.inc({ route }, read);
      sent.inc({ route }, written);
      if (!outgoing.writableFinished) cut.inc({ route });
      const reason = route === SIGN_IN ? REASONS[status] : undefined;
      if (reason !== undefined) refusals.inc({ reason });
    });
  };
}
