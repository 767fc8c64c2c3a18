import { BROWSER, expectStatus } from './client.mjs';

/**
 * The longest wait of a small call that is made again and again while something else runs.
 *
 * @param {string} url
 * @param {() => Promise<unknown>} work
 */
export async function worstWait(url, work, path = '/healthz') {
  const over = new AbortController();
  let worst = 0;
  const watch = (async () => {
    while (!over.signal.aborted) {
      const since = performance.now();
      await expectStatus(200, url + path);
      worst = Math.max(worst, performance.now() - since);
    }
  })();
  await work();
  over.abort();
  await watch;
  return worst;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long others wait at worst while the whole list is made anew: a renamed course touches its sets. */
export async function waitWhileRebuilt({ url }, token, round, path = '/healthz') {
  const headers = { 'x-access-token': token };
  const tags = JSON.parse((await expectStatus(200, `${url}/api/course-tags`)).body.toString());
  const course = tags.find(({ name }) => name.startsWith('Struktur Data'));
  const name = round % 2 ? 'Struktur Data' : 'Struktur Data dan Algoritma';
  return worstWait(
    url,
    async () => {
      const body = JSON.stringify({ name });
      await expectStatus(200, `${url}/api/course-tags/${course.id}`, {
        method: 'PUT',
        headers,
        body,
      });
      await expectStatus(200, `${url}/api/questionsets`, { headers: BROWSER });
    },
    path,
  );
}

/** One round of the rebuild, beside the same server with nothing else to do. */
export async function measureRebuild(table, ours, token, round) {
  const { url } = ours;
  const quiet = await worstWait(url, () => pause(300));
  const busy = await waitWhileRebuilt(ours, token, round);
  const facts = { unit: 'ms', beside: 'the same, nothing else running', target: '≤ 50 ms' };
  table.add('longest wait of others while the list is rebuilt', facts, busy, quiet);

  const since = performance.now();
  await expectStatus(200, `${url}/api/questionsets`, { headers: BROWSER });
  table.add('list again, ready and packed', { unit: 'ms', beside: '–' }, performance.now() - since);
}
