/** The part of the browser that copies. */
export interface Copier {
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
