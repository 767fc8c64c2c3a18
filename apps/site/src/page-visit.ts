/** What a link leaves in the browser's history beside the address. */
interface PageVisit {
  visit: string;
}

/**
 * Begins a visit: whoever follows a link to the page that they are on, such as to all sets of a topic, is at the
 * beginning of another page as far as they see. What a page itself puts into its address goes on with the same visit.
 */
export const newVisit = (): PageVisit => ({ visit: Date.now().toString(36) });

/** Which visit of its page an entry of the history belongs to; empty where no link has led there. */
export const visitOf = (state: unknown): string => (state as PageVisit | null)?.visit ?? '';
