/** The part of the browser that copies. */
interface Copier {
  clipboard?: Pick<Clipboard, 'writeText'>;
}

/** Puts a text where it can be pasted from; tells whether it is there. */
export async function copyText(text: string, browser: Copier = navigator): Promise<boolean> {
  try {
    // Without HTTPS there is none.
    if (!browser.clipboard) return false;
    await browser.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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
