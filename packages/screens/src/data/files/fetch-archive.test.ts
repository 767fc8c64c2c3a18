import { createClient } from '@bank-soal/contract/client';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError, NetworkError, RefusedSetsError } from '../../api/errors.js';
import { fetchArchive } from './fetch-archive.js';

const origin = 'http://bank-soal.test';
const api = createClient({ origin, accessToken: () => 'a-token' });
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const archives = `${origin}/api/archives`;

it('asks for the sets in the name of who is signed in, and tells the bytes as they come', async () => {
  server.use(
    http.post(archives, async ({ request }) => {
      expect(request.headers.get('x-access-token')).toBe('a-token');
      expect(await request.json()).toEqual({ questionSetIds: [7, 9] });
      const parts = [new Uint8Array(300_000), new Uint8Array(300_000)];
      return new HttpResponse(
        new ReadableStream({
          pull(stream) {
            const part = parts.pop();
            if (part) stream.enqueue(part);
            else stream.close();
          },
        }),
      );
    }),
  );
  const told: number[] = [];
  const blob = await fetchArchive(api, [7, 9], { onProgress: (bytes) => told.push(bytes) });
  expect(blob.size).toBe(600_000);
  expect(told).toEqual([300_000, 600_000]);
});

it('says which sets cannot be had, asking for none of them', async () => {
  const asked: string[] = [];
  server.use(
    http.post(archives, () => HttpResponse.json({ message: 'Tidak ada' }, { status: 404 })),
    http.head(`${origin}/api/questionsets/:id/archive`, ({ params }) => {
      asked.push(String(params['id']));
      return new HttpResponse(null, { status: params['id'] === '9' ? 404 : 200 });
    }),
  );
  const refused = fetchArchive(api, [7, 9], {});
  await expect(refused).rejects.toMatchObject({ ids: [9] });
  await expect(refused).rejects.toBeInstanceOf(RefusedSetsError);
  expect(asked.toSorted()).toEqual(['7', '9']);
});

it('hands on what the server says of the whole', async () => {
  server.use(http.post(archives, () => HttpResponse.json({ message: 'Besar' }, { status: 413 })));
  const refused = fetchArchive(api, [7], {});
  await expect(refused).rejects.toMatchObject({ status: 413, message: 'Besar' });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
});

it('tells a broken connection from a refusal, and a stop from both', async () => {
  server.use(http.post(archives, () => HttpResponse.error()));
  await expect(fetchArchive(api, [7], {})).rejects.toBeInstanceOf(NetworkError);
  await expect(fetchArchive(api, [7], { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
