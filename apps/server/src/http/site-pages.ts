import { withoutSlashes } from './paths.js';
import { type SiteFile, siteFiles, toSiteFile } from './site-files.js';

/** A theme that a reader may have chosen. */
export type Theme = 'light' | 'dark';

const ROOT = '<html';

function inTheme({ bytes }: SiteFile, theme: Theme): SiteFile {
  const html = bytes.toString().replace(ROOT, `${ROOT} data-theme="${theme}"`);
  return toSiteFile(Buffer.from(html), '.html');
}

/** The name of the page that a build may have drawn for a route; the first page is the home. */
function nameOf(path: string): string {
  const route = withoutSlashes(path.toLowerCase());
  return `${route || '/home'}.html`;
}

/**
 * The built site's pages: the one drawn for a route, else the one for all, in the theme that its
 * reader chose, so that no other flashes up before the scripts are there.
 */
export function sitePages(find: ReturnType<typeof siteFiles>) {
  const themed = new WeakMap<SiteFile, Map<Theme, SiteFile>>();

  return async function page(path: string, theme?: Theme): Promise<SiteFile | undefined> {
    const plain = (await find(nameOf(path))) ?? (await find('/index.html'));
    if (plain === undefined || theme === undefined) return plain;
    const made = themed.get(plain) ?? new Map<Theme, SiteFile>();
    const file = made.get(theme) ?? inTheme(plain, theme);
    themed.set(plain, made.set(theme, file));
    return file;
  };
}
