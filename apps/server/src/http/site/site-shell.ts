import { type SiteFile, siteFiles, toSiteFile } from './site-files.js';
import type { Theme } from './site-renderer.js';

const ROOT = '<html';

function marked({ bytes }: SiteFile, theme: Theme): SiteFile {
  const page = bytes.toString().replace(ROOT, `${ROOT} data-theme="${theme}"`);
  return toSiteFile(Buffer.from(page), '.html');
}

/**
 * The built site's shell, which stands for every page that is not server-rendered, in the viewer's theme: so
 * no other flashes up before the scripts are there.
 */
export function siteShell(find: ReturnType<typeof siteFiles>) {
  const known = new WeakMap<SiteFile, Map<Theme, SiteFile>>();

  return async function shell(theme: Theme | undefined): Promise<SiteFile | undefined> {
    const plain = await find('/index.html');
    if (plain === undefined || theme === undefined) return plain;
    const made = known.get(plain) ?? new Map<Theme, SiteFile>();
    const file = made.get(theme) ?? marked(plain, theme);
    known.set(plain, made.set(theme, file));
    return file;
  };
}
