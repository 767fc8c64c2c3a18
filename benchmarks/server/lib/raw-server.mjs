// Serves bytes that it is given, with nothing around node:http: the floor of every read.
import { createServer } from 'node:http';

/** @type {Map<string, { body: Buffer, headers: Record<string, string>, etag: string }>} */
const answers = new Map();

createServer((request, response) => {
  if (request.method === 'PUT') {
    keep(request, response);
    return;
  }
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) {
    response.writeHead(404).end();
  } else if (answer.etag !== '' && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { ETag: answer.etag }).end();
  } else {
    response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.byteLength });
    response.end(answer.body);
  }
}).listen(0, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});

async function keep(request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { 'x-headers': headers = '{}', url } = request.headers;
  const kept = JSON.parse(String(headers));
  answers.set(request.url ?? url ?? '', {
    body: Buffer.concat(parts),
    headers: kept,
    etag: kept.etag ?? '',
  });
  response.end();
}
