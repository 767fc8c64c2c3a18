import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startServer, type TestServer } from './server.js';
import { launch, type Product, wronglyTaken } from './visit.js';

/**
 * The built product and a browser for the tests of one file: started before the first of them, stopped
 * after the last.
 *
 * @param env settings of the server beside the defaults
 */
export function startProduct(env: Record<string, string> = {}): Product {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The product runs from the first beforeAll of a file on');
    return part;
  };

  beforeAll(async () => {
    const [own, shown] = await Promise.allSettled([startServer(env), launch()]);
    // One may come without the other: what has come is stopped after the last test.
    if (own.status === 'fulfilled') server = own.value;
    if (shown.status === 'fulfilled') browser = shown.value;
    for (const part of [own, shown]) if (part.status === 'rejected') throw part.reason;
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  // In every journey: a page that a server drew is the one that the browser goes on with.
  afterEach(() => expect(wronglyTaken.splice(0)).toEqual([]));

  return {
    get browser() {
      return started(browser);
    },
    get url() {
      return started(server).url;
    },
  };
}
