/** Part of a pdf.js document that the outline is read from. */
export interface OutlinedPdf {
  getOutline(): Promise<readonly Bookmark[] | null>;
  getDestination(name: string): Promise<readonly unknown[] | null>;
  /** Of a page's reference, from 0. */
  getPageIndex(page: { num: number; gen: number }): Promise<number>;
}

interface Bookmark {
  title: string;
  /** A name, or an array that begins with the page. */
  dest: string | readonly unknown[] | null;
  items: readonly Bookmark[];
}

/** One line of a document's table of contents. */
export interface OutlineEntry {
  title: string;
  /** From 1; `null` where it leads nowhere in this document. */
  page: number | null;
  entries: OutlineEntry[];
}

/** More than anybody reads in a side panel; documents of strangers may have any number. */
const MOST_ENTRIES = 300;
const MOST_LEVELS = 5;

/** A document's table of contents with the pages that it leads to; empty where there is none. */
export async function readOutline(pdf: OutlinedPdf): Promise<OutlineEntry[]> {
  let left = MOST_ENTRIES;

  function read(bookmarks: readonly Bookmark[], level: number): Promise<OutlineEntry[]> {
    const taken = level > MOST_LEVELS ? [] : bookmarks.slice(0, left);
    left -= taken.length;
    return Promise.all(
      taken.map(async ({ title, dest, items }) => ({
        title: title.trim(),
        page: await pageOf(pdf, dest),
        entries: await read(items, level + 1),
      })),
    );
  }

  try {
    return await read((await pdf.getOutline()) ?? [], 1);
  } catch {
    // A document with a broken outline can be read all the same.
    return [];
  }
}

async function pageOf(pdf: OutlinedPdf, dest: Bookmark['dest']): Promise<number | null> {
  try {
    const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
    if (typeof page === 'number') return page + 1;
    if (typeof page !== 'object' || page === null) return null;
    return (await pdf.getPageIndex(page as { num: number; gen: number })) + 1;
  } catch {
    return null;
  }
}

/** The last entry that begins on a page or before it: where who reads that page is. */
export function entryAt(entries: readonly OutlineEntry[], page: number): OutlineEntry | null {
  let found: OutlineEntry | null = null;
  for (const entry of entries) {
    if (entry.page !== null && entry.page <= page) found = entry;
    found = entryAt(entry.entries, page) ?? found;
  }
  return found;
}
