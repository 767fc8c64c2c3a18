import type { PageRequest } from './draw-page.js';

/**
 * Draws a page for the server that loads this, as {@link drawPage} says. All else stands in files that are named
 * by their content: a program that was built again shares none with the one before.
 */
export async function renderPage(page: PageRequest): Promise<string | undefined> {
  const { drawPage } = await import('./draw-page.js');
  return drawPage(page);
}

/** The address of the same page by what it reads of its query, as {@link ownAddress} says. */
export async function pageAddress(address: string): Promise<string> {
  const { ownAddress } = await import('./own-address.js');
  return ownAddress(address);
}
