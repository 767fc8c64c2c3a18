// One visit of a page with an empty cache, and what was seen of it.

/** Slow 4G, and a processor slowed four times: a phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  network: { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 },
  cpuRate: 4,
};
/** Nothing is slowed. */
const DESK = { viewport: { width: 1440, height: 900 } };
const SETTLED_MS = 4000;
/** When somebody types who has begun to read, and a letter that some sets have and others have not. */
const TYPED_MS = 1500;
const LETTER = 'j';
const FIELD = 'main :is(input[type=search], input:not([type]))';

/** Kinds of visits. */
export const KINDS = {
  phone: { on: PHONE },
  /** A letter is typed. */
  typed: { on: PHONE, typed: true },
  desk: { on: DESK },
};

/** Runs in the page, before anything of it. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, set: 0, what: '' };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    window.seen.lcp = startTime;
    window.seen.what = element?.localName ?? '';
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.cls += value;
  });
  // In the frame that shows it, where its style is worked out anyway: an observer of every element would delay the
  // page while it is parsed, by a tenth of a second.
  requestAnimationFrame(function look() {
    // It may be there and not be shown yet.
    if (!document.querySelector('main h2')?.checkVisibility()) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(window.seen, { set: performance.now() }));
  });
}

/** Runs in the page: takes the focus to the field, and notes when another number of sets was last shown. */
function watchNumber(field) {
  let focused = false;
  let said;
  requestAnimationFrame(function look() {
    if (!focused) document.querySelector(field)?.focus();
    focused ||= document.activeElement?.matches(field) ?? false;
    const text = document.querySelector('main output')?.textContent;
    if (text !== said)
      setTimeout(() => Object.assign(window.seen, { answered: performance.now() }));
    said = text;
    requestAnimationFrame(look);
  });
}

async function typeLetter(page) {
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(begun + TYPED_MS - Date.now());
  await page.keyboard.press(LETTER);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {keyof typeof KINDS} kind
 */
export async function visit(browser, url, kind) {
  const { on, typed } = KINDS[kind];
  const context = await browser.newContext({ viewport: on.viewport });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (typed) await page.addInitScript(watchNumber, FIELD);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (on.network) await session.send('Network.emulateNetworkConditions', on.network);
  if (on.cpuRate) await session.send('Emulation.setCPUThrottlingRate', { rate: on.cpuRate });
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.url.endsWith('.js')) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.goto(`${url}/search`, { waitUntil: typed ? 'commit' : 'load' });
  if (typed) await typeLetter(page);
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, scripts: [...scripts.values()].reduce((sum, size) => sum + size, 0) };
}
