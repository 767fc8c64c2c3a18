import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageReader } from '@bank-soal/contract/accounts';
import type { Language } from '@bank-soal/contract/site';

/** A theme that a viewer may have chosen. */
export type Theme = 'light' | 'dark';

/** Makes a call of the API in a viewer's name. */
export type Ask = (address: string, request: RequestInit) => Promise<Response>;

/** A page request, as the built site takes it. */
export interface PageRequest {
  /** Its path and its query. */
  address: string;
  /** Absent where the device decides. */
  theme: Theme | undefined;
  language: Language;
  /** Absent for a visitor. */
  reader: PageReader | undefined;
  ask: Ask;
}

/** Renders a page with the viewer's content; undefined for one that only scripts can render. */
export type RenderPage = (page: PageRequest) => Promise<string | undefined>;

/** The address of the same page, without the unused part of its query. */
export type PageAddress = (address: string) => Promise<string>;

/** Renderer of the built site. */
export interface SiteRenderer {
  render: RenderPage;
  addressOf: PageAddress;
}

/** Below the built site, where no address leads. */
const PROGRAM = join('.server', 'render.js');

/**
 * Loads the built site's renderer, if the build has one: the server knows no more of the site's face than
 * these functions. Loaded anew after a new build.
 */
export function siteRenderer(folder: string): () => Promise<SiteRenderer | undefined> {
  const place = join(folder, PROGRAM);
  let known: { stamp: number; program: Promise<SiteRenderer> } | undefined;

  async function load(stamp: number): Promise<SiteRenderer> {
    const { href } = pathToFileURL(place);
    const { renderPage, pageAddress } = await import(`${href}?${stamp}`);
    // Without it each address is a page of its own.
    return { render: renderPage, addressOf: pageAddress ?? (async (address) => address) };
  }

  return async () => {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = found.mtimeMs;
    if (known?.stamp !== stamp) known = { stamp, program: load(stamp) };
    return known.program;
  };
}
