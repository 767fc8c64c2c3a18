import type { PageReader } from '@bank-soal/contract/accounts';
import type { Language } from '@bank-soal/contract/site';
import { type SiteFile, toSiteFile } from './site-files.js';
import { type Ask, type RenderPage, siteRenderer, type Theme } from './site-renderer.js';
import { inLanguage } from './site-shell.js';

/** Pages in the cache. */
const MOST = 200;
/** A page may change by itself: it shows how often a set was downloaded. */
const CACHED_MS = 30_000;
/** Pages that are rendered at once; further requests get the shell. */
const AT_ONCE = 8;
/** A request that has waited for so long gets the shell. */
const WAIT_MS = 5000;
/** Pages that are rendered for one caller in a second; further ones get the shell. */
const A_SECOND = 10;
/** Nobody has typed a longer address. */
const LONGEST = 2000;

/** Server functions that rendering needs. */
export interface RenderedPagesOptions {
  /** The built site. */
  folder: string;
  /** A number that is higher after every change of the pages' content. */
  version: () => number | Promise<number>;
  /** Receives the reason that a page could not be rendered. */
  failed: (error: unknown) => void;
}

export interface RenderedPageRequest {
  /** Path and query. */
  address: string;
  theme: Theme | undefined;
  language: Language;
  /** The requester: an account, or the address of a visitor's call. Absent where nobody is counted. */
  caller: string | undefined;
  /** Absent for a visitor. */
  reader: PageReader | undefined;
  /** Calls in the viewer's name. */
  ask: Ask;
}

/** A page with its content; undefined where the shell has to do. */
export type RenderedPages = (page: RenderedPageRequest) => Promise<SiteFile | undefined>;

interface CachedPage {
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

/** Counts the pages of each caller in a second. */
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
 * Pages that the built site renders with the viewer's content. Those of visitors are rendered once for all
 * until a set changes, whatever else stands in their addresses; those of accounts are never cached. A failure
 * or a delay only costs the viewer the content.
 */
export function renderedPages({ folder, version, failed }: RenderedPagesOptions): RenderedPages {
  const renderer = siteRenderer(folder);
  const cached = new Map<string, CachedPage>();
  const isInPace = createPace();
  let rendering = 0;
  // Loaded ahead of the first request.
  renderer().catch(failed);

  async function renderFile(
    render: RenderPage,
    page: RenderedPageRequest,
  ): Promise<SiteFile | undefined> {
    rendering += 1;
    try {
      const html = await render(page);
      // A page that many are sent is worth more effort than that of one.
      const effort = page.reader === undefined ? 'small' : 'fast';
      if (html === undefined) return undefined;
      return toSiteFile(Buffer.from(inLanguage(html, page.language)), '.html', effort);
    } finally {
      rendering -= 1;
    }
  }

  async function find(
    render: RenderPage,
    page: RenderedPageRequest,
  ): Promise<SiteFile | undefined> {
    const mayRender = () => rendering < AT_ONCE && isInPace(page.caller);
    if (page.reader !== undefined) return mayRender() ? renderFile(render, page) : undefined;
    const now = await version();
    const key = `${page.language} ${page.theme ?? ''} ${page.address}`;
    const known = cached.get(key);
    if (known?.render === render && known.version === now && known.until > Date.now()) {
      return known.file;
    }
    if (!mayRender()) return undefined;
    const file = renderFile(render, page);
    cached.delete(key);
    cached.set(key, { render, version: now, until: Date.now() + CACHED_MS, file });
    const [oldest] = cached.keys();
    if (cached.size > MOST && oldest !== undefined) cached.delete(oldest);
    // Another one may have better luck.
    file.catch(() => cached.delete(key));
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
