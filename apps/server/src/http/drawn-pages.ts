import type { PageReader } from '@bank-soal/contract/page-reader';
import { type SiteFile, toSiteFile } from './site-files.js';
import { type Ask, type RenderPage, siteRenderer, type Theme } from './site-renderer.js';

/** Pages that are kept. */
const MOST = 200;
/** What a page says may change by itself: how often a set was downloaded. */
const KEPT_MS = 30_000;
/** Pages that are drawn at once; who comes then gets the shell. */
const AT_ONCE = 8;
/** Who has waited for so long gets the shell. */
const WAIT_MS = 5000;
/** Pages that are drawn for one caller in a second; who asks for more gets the shell. */
const A_SECOND = 10;
/** Nobody has typed a longer address. */
const LONGEST = 2000;

/** What drawing needs of the rest of the server. */
export interface DrawnPagesOptions {
  /** The built site. */
  folder: string;
  /** A number that is higher after every change of what pages show. */
  version: () => number | Promise<number>;
  /** Told why a page could not be drawn. */
  failed: (error: unknown) => void;
}

/** A page as somebody asks for it. */
export interface DrawnPageRequest {
  /** Path and query. */
  address: string;
  theme: Theme | undefined;
  /** Who asks: an account, or where a visitor's call comes from. Absent where nobody is counted. */
  caller: string | undefined;
  /** Absent for a visitor. */
  reader: PageReader | undefined;
  /** Calls in the reader's name. */
  ask: Ask;
}

/** A page with its content; undefined where the shell has to do. */
export type DrawPage = (page: DrawnPageRequest) => Promise<SiteFile | undefined>;

interface Kept {
  render: RenderPage;
  version: number;
  until: number;
  file: Promise<SiteFile | undefined>;
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), WAIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Counts what each caller is given in a second. */
function createPace() {
  const given = new Map<string, number>();
  let since = 0;
  return (caller: string | undefined): boolean => {
    if (caller === undefined) return true;
    const now = performance.now();
    if (now - since >= 1000) {
      given.clear();
      since = now;
    }
    const count = (given.get(caller) ?? 0) + 1;
    given.set(caller, count);
    return count <= A_SECOND;
  };
}

/**
 * Pages that the built site draws with what their reader sees. Those of visitors are drawn once for all who ask
 * for them until a set changes, whatever else stands in their addresses; what is drawn for an account is kept nowhere.
 * Whatever goes wrong with it, or takes long, costs its reader the content only.
 */
export function drawnPages({ folder, version, failed }: DrawnPagesOptions): DrawPage {
  const renderer = siteRenderer(folder);
  const kept = new Map<string, Kept>();
  const isInPace = createPace();
  let drawing = 0;
  // The first reader does not wait until it is loaded.
  renderer().catch(failed);

  async function draw(render: RenderPage, page: DrawnPageRequest): Promise<SiteFile | undefined> {
    drawing += 1;
    try {
      const html = await render(page);
      // What many are sent is worth more effort than what one is.
      const effort = page.reader === undefined ? 'small' : 'fast';
      return html === undefined ? undefined : toSiteFile(Buffer.from(html), '.html', effort);
    } finally {
      drawing -= 1;
    }
  }

  async function find(render: RenderPage, page: DrawnPageRequest): Promise<SiteFile | undefined> {
    const mayDraw = () => drawing < AT_ONCE && isInPace(page.caller);
    if (page.reader !== undefined) return mayDraw() ? draw(render, page) : undefined;
    const now = await version();
    const key = `${page.theme ?? ''} ${page.address}`;
    const known = kept.get(key);
    if (known?.render === render && known.version === now && known.until > Date.now()) {
      return known.file;
    }
    if (!mayDraw()) return undefined;
    const file = draw(render, page);
    kept.delete(key);
    kept.set(key, { render, version: now, until: Date.now() + KEPT_MS, file });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    // Another one may have better luck.
    file.catch(() => kept.delete(key));
    return file;
  }

  return async (page) => {
    try {
      const site = await renderer();
      if (site === undefined || page.address.length > LONGEST) return undefined;
      const address = await site.addressOf(page.address);
      return await inTime(find(site.render, { ...page, address }));
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
}
