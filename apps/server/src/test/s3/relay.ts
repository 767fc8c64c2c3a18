import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to another server that can be cut at any moment, and mended. */
export interface Relay {
  url: string;
  /** Breaks every connection and takes no new one. */
  cut: () => void;
  /** Breaks connections after so many more bytes, whichever way they go. */
  cutAfter: (bytes: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** @param at the port that it listens on; a free one by default */
export async function startRelay(target: string, at = 0): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    const count = (chunk: Buffer) => {
      left -= chunk.byteLength;
      if (left < 0) cut();
    };
    near.on('data', count).pipe(far);
    far.on('data', count).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(at, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (bytes) => {
      left = bytes;
    },
    mend: () => {
      isCut = false;
      left = Number.POSITIVE_INFINITY;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
