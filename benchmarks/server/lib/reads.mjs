import { BROWSER, call, expectStatus, many } from './client.mjs';
import { cpuOf } from './process.mjs';

const WIDTH = 16;

/** Headers that the raw server gives back: those that belong to the bytes. */
function kept(headers) {
  const names = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];
  return Object.fromEntries(
    names.filter((name) => headers[name]).map((name) => [name, headers[name]]),
  );
}

/** Reads through our server, each with what the raw server answers in its place. */
export async function prepareReads(ours, raw, setId) {
  const reads = [
    { name: 'list of sets', path: '/api/questionsets', times: 400, target: '≤ 1.5' },
    {
      name: 'list, not changed (304)',
      path: '/api/questionsets',
      times: 4000,
      same: true,
      target: '≤ 1.5',
    },
    { name: 'one set', path: `/api/questionsets/${setId}`, times: 2000 },
    {
      name: 'page of 50 (q, courseTag)',
      path: '/api/questionsets?q=ratna&courseTag=basis&limit=50',
      times: 100,
    },
  ];
  const prepared = [];
  for (const read of reads) {
    const { body, headers } = await expectStatus(200, ours.url + read.path, { headers: BROWSER });
    const given = { 'x-headers': JSON.stringify(kept(headers)) };
    await call(raw.url + read.path, { method: 'PUT', headers: given, body });
    const asked = read.same ? { ...BROWSER, 'if-none-match': headers.etag } : BROWSER;
    prepared.push({
      ...read,
      headers: asked,
      status: read.same ? 304 : 200,
      bytes: body.byteLength,
    });
  }
  return prepared;
}

/** CPU of a server for one call of many, in microseconds. */
export async function cpuPerCall(server, { path, times, headers, status }) {
  const before = cpuOf(server.pid);
  await many(times, WIDTH, () => expectStatus(status, server.url + path, { headers }));
  return (cpuOf(server.pid) - before) / times;
}

/** Lets both servers come to their speed before anything is counted. */
export async function warmUp(ours, raw, reads) {
  for (const read of reads) {
    for (const server of [ours, raw]) await cpuPerCall(server, { ...read, times: read.times * 2 });
  }
}

/** One round of every read, the two servers in turn. */
export async function measureReads(table, ours, raw, reads) {
  for (const read of reads) {
    const facts = { unit: 'µs CPU', beside: 'node:http, same bytes', target: read.target };
    const own = await cpuPerCall(ours, read);
    table.add(read.name, facts, own, await cpuPerCall(raw, read));
  }
}
