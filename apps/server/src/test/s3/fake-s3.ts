import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Objects on one page of a list: few, so that small tests need several pages. */
const PAGE = 3;

/** The edge of an S3 store: the calls of the file store, and no more. All objects are in memory. */
export interface FakeS3 {
  url: string;
  objects: Map<string, Buffer>;
  /** Calls so far, as `PUT key`. */
  calls: string[];
  /** Answers instead of the store where it returns true. */
  trouble: ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) | undefined;
  stop: () => Promise<void>;
}

/** Answers as S3 refuses. */
export function refuseS3(outgoing: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`;
  outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function listPage(names: readonly string[], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const rest = names.filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = rest.slice(0, PAGE);
  const more = rest.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  const head = `<KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}`;
  return `<?xml version="1.0"?><ListBucketResult>${head}${contents}</ListBucketResult>`;
}

function sendObject(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '');
  const [start, end] = range ? [Number(range[1]), Number(range[2])] : [0, bytes.length - 1];
  const part = bytes.subarray(start, end + 1);
  const ranged = range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  outgoing.writeHead(range ? 206 : 200, { 'content-length': part.length, ...ranged });
  outgoing.end(incoming.method === 'HEAD' ? undefined : part);
}

export async function startFakeS3(bucket: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];

  async function put(incoming: IncomingMessage, outgoing: ServerResponse, key: string) {
    const bytes = await buffer(incoming);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (incoming.headers['x-amz-content-sha256'] !== sha256) {
      refuseS3(outgoing, 400, 'XAmzContentSHA256Mismatch');
      return;
    }
    objects.set(key, bytes);
    outgoing.end();
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url = '' } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, inBucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    calls.push(`${method} ${key}`);
    const bytes = objects.get(key);
    if (fake.trouble?.(incoming, outgoing)) return;
    if (inBucket !== bucket) refuseS3(outgoing, 404, 'NoSuchBucket');
    else if (key === '' && method === 'GET')
      outgoing.end(listPage([...objects.keys()], searchParams));
    else if (key === '') outgoing.end();
    else if (method === 'PUT') put(incoming, outgoing, key).catch(() => outgoing.destroy());
    else if (method === 'DELETE') {
      objects.delete(key);
      outgoing.writeHead(204).end();
    } else if (bytes === undefined) refuseS3(outgoing, 404, 'NoSuchKey');
    else sendObject(incoming, outgoing, bytes);
  }

  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeS3 = {
    url: `http://127.0.0.1:${port}`,
    objects,
    calls,
    trouble: undefined,
    stop: async () => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
  return fake;
}
