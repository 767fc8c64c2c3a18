import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often a limit is looked at within its time: a cut comes at most so much of it late. */
const LOOKS = 4;

/** Bytes that the system has yet to take, which Node's own time limit of a socket looks at, too. */
type Written = Socket & { _handle?: { writeQueueSize?: number } | null };

/** Bytes of answers that the other side, or the system in front of it, has taken in. */
function takenOf({ bytesWritten, writableLength, _handle: handle }: Written): number {
  // One large piece may be written for minutes: its sent bytes count.
  return bytesWritten - (handle?.writeQueueSize ?? writableLength);
}

/**
 * Cuts the connections of answers that the client does not read for a while, and frees their resources (a
 * file, a socket of the store, memory). An answer that is read, however slowly, goes on, and so does one that
 * the server has yet to make.
 *
 * @param idleMs how long a client may read nothing
 */
export function cutUnread(server: Server, idleMs: number): void {
  /** The connections whose answers were stuck at the last look: at how many bytes, and since when. */
  const stuck = new Map<Socket, { taken: number; since: number }>();
  const open = new Set<Socket>();

  function look(socket: Socket, now: number): void {
    if (socket.writableLength === 0) {
      stuck.delete(socket);
      return;
    }
    const taken = takenOf(socket);
    const before = stuck.get(socket);
    if (before?.taken !== taken) stuck.set(socket, { taken, since: now });
    // Reset, not closed: the system would go on sending its buffer for minutes.
    else if (now - before.since >= idleMs) socket.resetAndDestroy();
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of open) look(socket, now);
  }, idleMs / LOOKS).unref();

  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      stuck.delete(socket);
    });
  });
  server.once('close', () => clearInterval(timer));
}
