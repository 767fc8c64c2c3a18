import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStore } from '../files/disk-store.js';
import { readUpload } from './read-upload.js';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-idle-'));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('gives an upload up that stops coming, and leaves nothing of it', async () => {
  const store = await diskStore(folder);
  const refused = new Promise<unknown>((resolve) => {
    server = createServer((incoming, outgoing) => {
      readUpload(incoming, store, 1, 50).catch((error: unknown) => {
        outgoing.end();
        resolve(error);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nsetengah',
  );
  expect(await refused).toMatchObject({ status: 408 });
  expect(await readdir(join(folder, 'pending'))).toEqual([]);
  socket.destroy();
});

it('gives an upload up at once whose client left before its turn', async () => {
  const store = await diskStore(folder);
  const refused = new Promise<unknown>((resolve) => {
    server = createServer(async (incoming) => {
      socket.destroy();
      await once(incoming, 'close').catch(() => undefined);
      readUpload(incoming, store, 1, 25_000).catch(resolve);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
  );
  expect(await refused).toMatchObject({ status: 400 });
  expect(await readdir(join(folder, 'pending'))).toEqual([]);
});
