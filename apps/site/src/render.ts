import type { PageRequest } from './render-page.js';

// Files named by their content: a program that was built again shares none with the one before.

/** Renders a page for the server that loads this, as {@link renderPage} of `render-page` says. */
export const renderPage = async (page: PageRequest): Promise<string | undefined> =>
  (await import('./render-page.js')).renderPage(page);

/** The address of the same page by what it reads of its query, as {@link ownAddress} says. */
export const pageAddress = async (address: string): Promise<string> =>
  (await import('./rendered-pages.js')).ownAddress(address);
