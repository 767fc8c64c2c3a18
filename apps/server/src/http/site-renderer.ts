import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageReader } from '@bank-soal/contract/page-reader';

/** A theme that a reader may have chosen. */
export type Theme = 'light' | 'dark';

/** Makes a call of the API in a reader's name. */
export type Ask = (address: string, request: RequestInit) => Promise<Response>;

/** A page that is asked for, as the built site takes it. */
export interface PageRequest {
  /** Its path and its query. */
  address: string;
  /** Absent where the device decides. */
  theme: Theme | undefined;
  /** Absent for a visitor. */
  reader: PageReader | undefined;
  ask: Ask;
}

/** Draws a page with what its reader may see; undefined for one that scripts alone can draw. */
export type RenderPage = (page: PageRequest) => Promise<string | undefined>;

/** The address of the same page, without what it does not read of its query. */
export type PageAddress = (address: string) => Promise<string>;

/** What the built site draws its pages with. */
export interface SiteRenderer {
  render: RenderPage;
  addressOf: PageAddress;
}

/** Below the built site, where no address leads. */
const PROGRAM = join('.server', 'render.js');

/**
 * What the built site draws its pages with, if the build has it: the server knows no more of the site's face
 * than these functions. Loaded anew when the site was built again.
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
