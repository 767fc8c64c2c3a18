import type { PageRequest } from './render-page.js';

/**
 * Renders a page for the server that loads this, as {@link renderPage} of `render-page` says. All else stands in files
 * that are named by their content: a program that was built again shares none with the one before.
 */
export async function renderPage(page: PageRequest): Promise<string | undefined> {
  return (await import('./render-page.js')).renderPage(page);
}

/** The address of the same page by what it reads of its query, as {@link ownAddress} says. */
export async function pageAddress(address: string): Promise<string> {
  return (await import('./own-address.js')).ownAddress(address);
}
