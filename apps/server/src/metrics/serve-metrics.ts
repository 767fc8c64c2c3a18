import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves the numbers under `/metrics`, on a port of their own: they are not for everyone. */
export async function serveMetrics(
  registry: Registry,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
      outgoing.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
