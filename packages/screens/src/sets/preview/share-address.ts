import { type Copier, copyText } from '../../browser/copy-text.js';

/** How it went, as far as the system does not say so itself. */
export type ShareOutcome = 'copied' | 'failed' | 'said';

/** The part of the browser that shares. */
export type Sharer = Partial<Pick<Navigator, 'share'>> & Copier;

/** Hands an address on: by the system's own sharing where there is one, else as a copy. */
export async function shareAddress(
  { title, url }: { title: string; url: string },
  browser: Sharer = navigator,
): Promise<ShareOutcome> {
  try {
    if (browser.share) {
      await browser.share({ title, url });
      return 'said';
    }
    return (await copyText(url, browser)) ? 'copied' : 'failed';
  } catch (error) {
    // Someone closed the system's dialog: nothing went wrong.
    return error instanceof Error && error.name === 'AbortError' ? 'said' : 'failed';
  }
}
