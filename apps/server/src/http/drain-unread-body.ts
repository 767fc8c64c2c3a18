import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long, and how much, a client may go on sending after its answer. */
const MOST_MS = 60_000;
const MOST_BYTES = 512 * 1024 * 1024;

/** Pieces cost the same however small they are: beyond the first they must have so many bytes each. */
const FREE_PIECES = 2000;
const LEAST_BYTES = 64;

function drain(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const cut = () => socket.destroy();
  const timer = setTimeout(cut, MOST_MS).unref();
  // The request closes with its end and with its connection, which may go on to serve others.
  incoming.once('close', () => clearTimeout(timer));
  let left = MOST_BYTES;
  let credit = FREE_PIECES * LEAST_BYTES;
  incoming.on('error', () => undefined);
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength;
    credit += Math.min(chunk.byteLength, LEAST_BYTES) - LEAST_BYTES;
    if (left < 0 || credit < 0) cut();
  });
  incoming.resume();
}

/**
 * Lets a client that still sends its body read the answer. A connection that is closed on unsent
 * bytes is reset, and the answer is lost with it; so the rest is read and dropped, within bounds.
 */
export function drainUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers } = incoming;
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!hasBody) return;
  const wantsClose = !outgoing.shouldKeepAlive;
  // Node would close such a connection at the answer's end, whatever is still under way.
  outgoing.shouldKeepAlive = true;
  outgoing.once('finish', () => {
    const close = () => {
      if (wantsClose) incoming.socket.end();
    };
    if (incoming.complete) {
      close();
      return;
    }
    incoming.once('end', close);
    drain(incoming);
  });
}
