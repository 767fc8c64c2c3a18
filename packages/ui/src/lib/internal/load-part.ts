/**
 * Loads a part that stands on packages which a host installs only if it uses the part
 * (docs/adr/0061). Where they are missing, the console says what to install; a network that fails says
 * nothing here, for the part shows that itself.
 *
 * @param packages as they are written behind `npm install`
 */
export async function loadPart<T>(packages: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (/resolve|is not installed/i.test(String(cause))) {
      // oxlint-disable-next-line no-console -- for whoever builds the host, who has no other place to look
      console.error(`@bank-soal/ui: to use this part, npm install ${packages}`);
    }
    throw cause;
  }
}
